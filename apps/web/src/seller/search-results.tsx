import * as texts from '#texts/seller/search';
import type { SellerRow } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import type { TwoLineLayout } from '@vitrina/ui/report-table';
import { useMemo } from 'react';
import type { PreviousList } from '../report/comparison/use-previous-list.ts';
import { Highlight } from '../search/highlight.tsx';
import { ReportList } from '../report/report-list.tsx';

/** A found seller with its share. */
type FoundSeller = SellerRow & {
  /** Share of the revenue of all found sellers. */
  shareOfChosen: number;
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

/** A search by title has no share column: its results are no market. */
const columnsByTitle = columns.filter((field) => field !== 'shareRevenueFromTotal');

/** The share of chosen categories is not a market share. */
const columnsOfChosen = columns.map((field) => (field === 'shareRevenueFromTotal' ? 'shareOfChosen' : field));

const addShares = (rows: readonly SellerRow[]): readonly FoundSeller[] => {
  const total = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  return rows.map((row) => {
    const share = total === 0 ? 0 : row.revenue / total;
    const averagePrice = row.salesCount === 0 ? 0 : row.revenue / row.salesCount;
    return { ...row, shareOfChosen: share, shareRevenueFromTotal: share, averagePrice };
  });
};

/** Creates the phone layout of a search by title: two lines, with the match highlighted. */
const createPhoneLayout = (searchText: string): TwoLineLayout => ({
  value: 'revenue',
  secondary: ['placeByRevenue'],
  secondaryValue: 'salesCount',
  renderName: (title) => <Highlight title={title} text={searchText} />,
});

interface Props {
  rows: readonly SellerRow[];
  /** The searched title; empty for a search by categories. */
  searchText: string;
  /** Whether the rows are limited to chosen categories. */
  isOfChosen: boolean;
  /** The sellers of the same categories in the compared week. */
  previous: PreviousList<SellerRow>;
}

/** Table of sellers found by title or by categories; a search by categories shows shares. */
export const SearchResults = ({ rows, searchText, isOfChosen, previous }: Props) => {
  const { rows: previousRows } = previous;
  const previousWithShares = useMemo(() => previousRows && addShares(previousRows), [previousRows]);
  return (
    <ReportList
      name="sellers"
      caption={texts.caption}
      noun={nouns.seller}
      rows={useMemo(() => addShares(rows), [rows])}
      columns={searchText === '' ? (isOfChosen ? columnsOfChosen : columns) : columnsByTitle}
      isWhole={!isOfChosen}
      isSearchedAbove
      summableShare={isOfChosen ? 'shareOfChosen' : 'shareRevenueFromTotal'}
      {...(searchText === ''
        ? { previous: { ...previous, rows: previousWithShares } }
        : { phoneLayout: createPhoneLayout(searchText) })}
      emptyTitle={texts.emptyList}
      advice={texts.advice}
    />
  );
};
