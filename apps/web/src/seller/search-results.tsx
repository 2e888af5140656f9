import type { SellerRow } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import type { TwoLineLayout } from '@vitrina/ui/report-table';
import { useMemo } from 'react';
import type { PreviousList } from '../report/comparison/use-previous-list.ts';
import { Highlight } from '../search/highlight.tsx';
import { ReportList } from '../report/report-list.tsx';

/** A seller found, with what follows from its figures. */
type FoundSeller = SellerRow & {
  /** Of the revenue of all that was found. */
  shareRevenueFromTotal: number;
  averagePrice: number;
};

const columns = [
  'sellerTitle',
  'revenue',
  'shareRevenueFromTotal',
  'salesCount',
  'averagePrice',
  'placeByRevenue',
] as const satisfies readonly (keyof FoundSeller)[];

/** By title it is not a market that was asked about, so nobody has a share of it. */
const columnsByTitle = columns.filter((field) => field !== 'shareRevenueFromTotal');

const withShares = (rows: readonly SellerRow[]): readonly FoundSeller[] => {
  const total = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  return rows.map((row) => ({
    ...row,
    shareRevenueFromTotal: total === 0 ? 0 : row.revenue / total,
    averagePrice: row.salesCount === 0 ? 0 : row.revenue / row.salesCount,
  }));
};

/** On a phone a seller by title stands in two lines, with what is looked for standing out. */
const linesOf = (sought: string): TwoLineLayout => ({
  value: 'revenue',
  secondary: 'placeByRevenue',
  secondaryValue: 'salesCount',
  renderName: (title) => <Highlight title={title} text={sought} />,
});

interface Props {
  rows: readonly SellerRow[];
  /** The text that was looked for in titles; empty if categories were. */
  sought: string;
  /** The sellers of the same categories the week before. */
  previous: PreviousList;
}

/** The sellers found, by title or by categories: in these each has a share of all that is sold there. */
export const SearchResults = ({ rows, sought, previous }: Props) => (
  <ReportList
    name="sellers"
    caption="Найденные продавцы"
    noun={nouns.seller}
    rows={useMemo(() => withShares(rows), [rows])}
    columns={sought === '' ? columns : columnsByTitle}
    summableShare="shareRevenueFromTotal"
    {...(sought === '' ? { previous } : { phoneLayout: linesOf(sought) })}
    emptyTitle="Ничего не нашлось"
    advice="Проверьте название, выберите другие категории или другую неделю."
  />
);
