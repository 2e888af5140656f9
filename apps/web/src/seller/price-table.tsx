import * as texts from '#texts/seller/price';
import type { PriceGroup, SellerPrice } from '@vitrina/contract';
import { formatChange, formatCompactMoney } from '@vitrina/ui/format/numbers';
import { nouns } from '@vitrina/ui/format/plural';
import { ReportList } from '../report/report-list.tsx';

/** What a group is ordered by at first; by revenue without one. */
type OrderField = 'revenueBefore' | 'room';

/** The field that each group is ordered by: what was at stake, what can be won. */
export const orderFields: Partial<Record<PriceGroup, OrderField>> = {
  'undercut-now': 'revenueBefore',
  'can-raise': 'room',
};

/**
 * Describes what the position of a price means: «перебили» if no seller was cheaper in the earlier week, «можно +3,9 %»
 * for the room up to the smallest price of the others, «поставили» for a new offer.
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
  gap === null ? texts.isAlone : gap === 0 ? texts.isTied : formatChange(gap);

/**
 * A row of the table. Its figures are prices, which few sales do not make doubtful.
 * @param revenueBefore revenue of the card in the earlier week, where it is known
 */
function toRow(row: SellerPrice, revenueBefore: number | null) {
  const gapToOthers = row.minPriceOfOthers === null ? null : row.price / row.minPriceOfOthers - 1;
  const facts = describePosition(row);
  const phoneLine = [describeGap(gapToOthers), formatCompactMoney(row.revenue), facts];
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
  rows: readonly ReturnType<typeof toRow>[];
  /** The column that the rows are ordered by, largest first; by revenue without one. */
  orderField?: OrderField | undefined;
  /** Whether the rows are cut, which the totals say. */
  isPart: boolean;
}

const hiddenColumns = [
  'sellersCount',
  'priceBefore',
  'salesCount',
  'shareRevenueFromProduct',
  'categoryTitle',
  'brandTitle',
  'kaspiId',
] as const;

const firstColumns = [
  'productName',
  'price',
  'minPriceOfOthers',
  'gapToOthers',
  'facts',
  'cheapestSellerTitle',
  'priceRank',
] as const;

/** The columns of the prices of a seller. */
export const sellerPriceColumns = [...firstColumns, 'revenue', ...hiddenColumns] as const;

/** The cards with their prices. */
export const PriceTable = ({ rows, orderField, isPart }: TableProps) => (
  <ReportList
    name="prices"
    caption={texts.caption}
    noun={nouns.card}
    rows={rows}
    isPart={isPart}
    initialOrder={orderField ?? 'revenue'}
    columns={[
      ...firstColumns,
      ...(orderField === undefined ? [] : [orderField]),
      'revenue',
      ...hiddenColumns,
    ]}
    initiallyHidden={hiddenColumns}
    phoneLayout={{
      value: 'price',
      secondary: ['phoneLine'],
      secondaryValue: '',
      isNameAlone: true,
      hasPosition: true,
      ...(orderField !== undefined && { covered: [orderField] }),
    }}
    emptyTitle={texts.emptyList}
    advice={texts.advice}
  />
);
