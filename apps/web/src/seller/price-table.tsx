import * as texts from '#texts/seller/price';
import type { PriceGroup, SellerPrice } from '@vitrina/contract';
import { formatChange, formatMoney } from '@vitrina/ui/format/numbers';
import { nouns } from '@vitrina/ui/format/plural';
import type { ReactNode } from 'react';
import { ReportList } from '../report/report-list.tsx';

/** Initial sort field of a group; by default revenue. */
type OrderField = 'revenueBefore' | 'room';

/** Sort field of each group, largest first: the revenue at stake, or the possible gain. */
export const orderFields: Partial<Record<PriceGroup, OrderField>> = {
  'undercut-now': 'revenueBefore',
  'can-raise': 'room',
};

/**
 * Describes the position of a price: «перебили» if no seller was cheaper in the earlier week, «можно +3,9 %» for the
 * room up to the smallest price of the others, «поставили» for a new offer.
 */
function describePosition({
  price,
  minPriceOfOthers,
  isCheapest,
  isCheapestBefore,
  state,
}: SellerPrice): string {
  if (isCheapestBefore === true && !isCheapest) return texts.wasUndercut;
  const room = minPriceOfOthers === null ? 0 : minPriceOfOthers / price - 1;
  if (room >= 0.03) return texts.room(formatChange(room));
  return state === 'entered' ? texts.entered : '';
}

const describeGap = (gap: number | null): string =>
  gap === null ? texts.isAlone : gap === 0 ? texts.isTied : texts.gap(formatChange(gap));

/**
 * Creates a row of the table. Its figures are prices, which few sales do not make doubtful.
 * @param revenueBefore revenue of the card in the earlier week, if known
 */
function toRow(row: SellerPrice, revenueBefore: number | null) {
  const gapToOthers = row.minPriceOfOthers === null ? null : row.price / row.minPriceOfOthers - 1;
  const facts = describePosition(row);
  const phoneLine = [describeGap(gapToOthers), formatMoney(row.price), facts];
  return {
    ...row,
    state: 'stayed' as const,
    revenueBefore,
    room: row.minPriceOfOthers === null ? null : (row.minPriceOfOthers - row.price) * row.salesCount,
    gapToOthers,
    facts,
    phoneLine: phoneLine.filter((text) => text !== null && text !== '').join(' · '),
  };
}

/** The rows of a group. */
export const createPriceRows = (
  prices: readonly SellerPrice[],
  revenuesBefore: ReadonlyMap<number, number | null>,
) => prices.map((price) => toRow(price, revenuesBefore.get(price.productId) ?? null));

interface TableProps {
  group: PriceGroup | 'all';
  rows: readonly ReturnType<typeof toRow>[];
  /** Whether the rows are cut, as the totals state. */
  isPart: boolean;
  /** The choice of a group, in the toolbar. */
  chips: ReactNode;
}

/** The columns of the prices of a seller, in order. */
export const sellerPriceColumns = [
  'productName',
  'categoryTitle',
  'brandTitle',
  'price',
  'priceBefore',
  'minPriceOfOthers',
  'gapToOthers',
  'cheapestSellerTitle',
  'facts',
  'priceRank',
  'sellersCount',
  'salesCount',
  'revenue',
  'shareRevenueFromProduct',
  'kaspiId',
] as const;

type Column = (typeof sellerPriceColumns)[number];

const comparedColumns = ['price', 'minPriceOfOthers', 'gapToOthers', 'cheapestSellerTitle'] as const;
const rankedColumns = [...comparedColumns, 'priceRank'] as const;

/** Columns shown at first besides the name and the revenue: those whose values differ between the group's rows. */
const shownColumns: Readonly<Record<PriceGroup | 'all', readonly Column[]>> = {
  all: rankedColumns,
  undercut: rankedColumns,
  'undercut-now': comparedColumns,
  'can-raise': comparedColumns,
  tied: ['price', 'cheapestSellerTitle', 'sellersCount', 'salesCount'],
  alone: ['categoryTitle', 'price', 'priceBefore', 'salesCount'],
};

const listHidden = (group: PriceGroup | 'all') => {
  const shown: readonly Column[] = [...shownColumns[group], 'revenue'];
  return sellerPriceColumns.slice(1).filter((column) => !shown.includes(column));
};

/** The cards with their prices. */
export function PriceTable({ group, rows, isPart, chips }: TableProps) {
  const orderField = group === 'all' ? undefined : orderFields[group];
  return (
    <ReportList
      name="prices"
      caption={texts.caption}
      noun={nouns.product}
      rows={rows}
      isPart={isPart}
      chips={chips}
      initialOrder={orderField ?? 'revenue'}
      columns={sellerPriceColumns.flatMap((column) =>
        column === 'revenue' && orderField !== undefined ? [orderField, column] : [column],
      )}
      initiallyHidden={listHidden(group)}
      phoneLayout={{
        value: orderField ?? 'revenue',
        secondary: ['phoneLine'],
        secondaryValue: '',
        covered: ['price'],
        isNameAlone: true,
        hasPosition: true,
      }}
      emptyTitle={texts.emptyList}
      advice={texts.advice}
    />
  );
}
