import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/category/search';
import { paths } from '../routing/paths.ts';
import type { CategoryRow } from '@vitrina/contract';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import {
  type PreviousList,
  useIsCompared,
  usePreviousParams,
  usePreviousList,
} from '../report/comparison/use-previous-list.ts';
import { useChosenCategories } from '../report/category-picker/use-chosen-categories.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { Finder } from '../report/finder.tsx';
import { NameSearch } from '../report/name-search.tsx';
import { Page } from '../routing/page.tsx';
import { ListSkeleton } from '../report/list-skeleton.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { CategoryTreemap } from '../report/charts/category-treemap.tsx';
import { reports } from '../api/reports.ts';
import { combineResults } from '../api/combine-results.ts';

const columns = [
  'categoryTitle',
  'revenue',
  'shareRevenueFromTotal',
  'potentialProfitIndex',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'productsCount',
  'demandIndex',
  'placeByRevenue',
] as const satisfies readonly (keyof CategoryRow)[];

/** The order says it; without it the names are whole. */
const hiddenColumns = ['placeByRevenue'] as const;

/** Treemap and table of categories. */
function CategoryResults({
  rows,
  previous,
}: {
  rows: readonly CategoryRow[];
  previous: PreviousList<CategoryRow>;
}) {
  return (
    <ReportList
      name="categories"
      caption={texts.ofWeek}
      noun={nouns.category}
      rows={rows}
      columns={columns}
      initiallyHidden={hiddenColumns}
      previous={previous}
      isWhole
      isSearchedAbove
      summableShare="shareRevenueFromTotal"
      renderCharts={() => <CategoryTreemap categories={rows} className="px-(--gutter) pt-2 pb-1" />}
      emptyTitle={texts.emptyList}
      advice={texts.advice}
    />
  );
}

/** All categories of the week, or those chosen in the tree. */
export function Component() {
  const { week } = useReportParams();
  const { hasChoice, leaves, tree } = useChosenCategories();
  const list = reports.category.list.useQuery(week);
  const query = hasChoice ? combineResults([tree, list], () => list.data) : list;
  const chosen = new Set(leaves);
  const filterChosen = (categories: readonly CategoryRow[]) =>
    hasChoice ? categories.filter((row) => chosen.has(row.categoryId)) : categories;
  const previousQuery = reports.category.list.useQuery(usePreviousParams().week, {
    enabled: useIsCompared(),
  });
  const previous = usePreviousList(previousQuery, ({ categories }) => filterChosen(categories));
  return (
    <Page title={screens.findCategories} crumbs={[{ title: entities.categories, href: paths.categories() }]}>
      <Finder
        title={hasChoice ? texts.chosen : texts.ofWeek}
        search={<NameSearch label={texts.name} table="categories" field="categoryTitle" />}
        found={
          query.data && formatCountAccusative(filterChosen(query.data.categories).length, nouns.category)
        }
      >
        <Report
          query={query}
          what={texts.accusative}
          skeleton={<ListSkeleton above="treemap" name="categories" />}
        >
          {({ categories }) => <CategoryResults rows={filterChosen(categories)} previous={previous} />}
        </Report>
      </Finder>
    </Page>
  );
}
