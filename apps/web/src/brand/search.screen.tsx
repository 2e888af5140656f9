import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/brand/search';
import { paths } from '../routing/paths.ts';
import type { BrandRow } from '@vitrina/contract';
import { useMemo } from 'react';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import {
  type PreviousList,
  useIsCompared,
  usePreviousParams,
  usePreviousList,
} from '../report/comparison/use-previous-list.ts';
import {
  combineWithTree,
  toCategoriesBody,
  useChosenCategories,
} from '../report/category-picker/use-chosen-categories.ts';
import { Report } from '../report/report.tsx';
import { ReportList } from '../report/report-list.tsx';
import { formatInCategories } from '../report/category-picker/format-in-categories.ts';
import { Finder } from '../report/finder.tsx';
import { NameSearch } from '../report/name-search.tsx';
import { Page } from '../routing/page.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { reports } from '../api/reports.ts';

/** A brand with its share of the revenue of the chosen categories. */
type FoundBrand = BrandRow & { shareOfChosen: number };

const createColumns = <Share extends keyof FoundBrand>(share: Share) =>
  [
    'brandTitle',
    'revenue',
    share,
    'potentialProfitIndex',
    'salesCount',
    'averagePrice',
    'sellersCount',
    'productsCount',
    'demandIndex',
  ] as const;

const columns = createColumns('shareRevenueFromTotal');
const columnsOfChosen = createColumns('shareOfChosen');

/** An index of the whole week, hidden so that the columns fit beside the tree. */
const hiddenOfChosen = ['demandIndex'] as const;
const shownOfWeek = [] as const;

const addShares = (rows: readonly BrandRow[]): readonly FoundBrand[] =>
  rows.map((row) => ({ ...row, shareOfChosen: row.shareRevenueFromTotal }));

interface Props {
  rows: readonly BrandRow[];
  previous: PreviousList<BrandRow>;
  /** Whether the rows are limited to chosen categories. */
  isOfChosen: boolean;
}

function BrandTable({ rows, previous, isOfChosen }: Props) {
  const { rows: previousRows } = previous;
  const previousWithShares = useMemo(() => previousRows && addShares(previousRows), [previousRows]);
  return (
    <ReportList
      name="brands"
      caption={isOfChosen ? texts.ofChosen : texts.ofWeek}
      noun={nouns.brand}
      rows={useMemo(() => addShares(rows), [rows])}
      columns={isOfChosen ? columnsOfChosen : columns}
      initiallyHidden={isOfChosen ? hiddenOfChosen : shownOfWeek}
      previous={{ ...previous, rows: previousWithShares }}
      isWhole={!isOfChosen}
      isSearchedAbove
      summableShare={isOfChosen ? 'shareOfChosen' : 'shareRevenueFromTotal'}
      emptyTitle={texts.emptyList}
      advice={texts.advice}
    />
  );
}

/** The brands of the week by revenue, or of the chosen categories; the search by name filters them in place. */
export function Component() {
  const { week } = useReportParams();
  const chosen = useChosenCategories();
  const { hasChoice, leaves = [], listed } = chosen;
  const query = combineWithTree(chosen, reports.brand.byCategories.useQuery(toCategoriesBody(week, listed)));
  const { week: previousWeek } = usePreviousParams();
  const previous = usePreviousList(
    reports.brand.byCategories.useQuery(toCategoriesBody(previousWeek, listed), {
      enabled: useIsCompared(),
    }),
    (rows) => rows,
  );
  return (
    <Page title={screens.findBrands} crumbs={[{ title: entities.brands, href: paths.brands() }]}>
      <Finder
        title={hasChoice ? texts.inCategories(formatInCategories(leaves.length)) : texts.ofWeek}
        note={hasChoice ? texts.ofChosenNote : undefined}
        search={<NameSearch label={texts.name} table="brands" field="brandTitle" />}
        found={query.data && formatCountAccusative(query.data.length, nouns.brand)}
      >
        <Report query={query} what={texts.accusative}>
          {(rows) => <BrandTable rows={rows} previous={previous} isOfChosen={hasChoice} />}
        </Report>
      </Finder>
    </Page>
  );
}
