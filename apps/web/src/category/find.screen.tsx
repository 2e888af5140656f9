import { useQuery } from '@tanstack/react-query';
import type { CategoryRow } from '@vitrina/contract';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import { type ListBefore, useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { CategoryFilter } from '../pick/category-filter.tsx';
import { useChosenCategories } from '../pick/chosen-categories.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { FoundHead } from '../pick/found-head.tsx';
import { Finder } from '../shell/finder.tsx';
import { Page } from '../shell/page.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { CategoryTreemap } from './category-treemap.tsx';
import { categoryList } from './queries.ts';

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

/** The categories as a picture, then as a table. */
function Found({ rows, before }: { rows: readonly CategoryRow[]; before: ListBefore }) {
  return (
    <ReportList
      name="categories"
      caption="Категории недели"
      noun={nouns.category}
      rows={rows}
      columns={columns}
      before={before}
      whole="shareRevenueFromTotal"
      above={() => <CategoryTreemap isLarge categories={rows} className="px-(--gutter) pt-4 pb-1" />}
      none="Выбранных категорий за эту неделю нет"
      advice="Выберите другие категории или другую неделю."
    />
  );
}

/** All categories of the week, or those chosen in the tree. */
export function Component() {
  const { week } = useAsked();
  const { isAny, leaves, choose } = useChosenCategories();
  const query = useQuery(categoryList(week));
  const chosen = new Set(leaves);
  const among = (categories: readonly CategoryRow[]) =>
    isAny ? categories.filter((row) => chosen.has(row.categoryId)) : categories;
  const before = useListBefore(categoryList(useAskedBefore().week), ({ categories }) => among(categories));
  return (
    <Page title="Найти категории" crumbs={[{ title: 'Категории', href: '/categories' }]}>
      <Finder
        filter={<CategoryFilter />}
        isAsked
        onDrop={isAny ? () => choose([]) : undefined}
        found={query.data && formatCountAccusative(among(query.data.categories).length, nouns.category)}
      >
        <FoundHead>{isAny ? 'Выбранные категории' : 'Категории недели'}</FoundHead>
        <Report query={query} what="список категорий" skeleton={<ListSkeleton above="treemap" />}>
          {({ categories }) => <Found rows={among(categories)} before={before} />}
        </Report>
      </Finder>
    </Page>
  );
}
