import type { AssortmentGap, MissingProduct, SellerPrice, SellerPrices } from '@vitrina/contract';
import { formatCompactMoney, formatInteger, formatMoney, formatUnits } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { combineResults } from '../../api/combine-results.ts';
import { reports } from '../../api/reports.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { paths } from '../../routing/paths.ts';
import { type ActionListDefinition, ROW_COUNT } from './action-list.tsx';
import * as texts from '#texts/market/mine';

const describeAll = (cards: string, amount: string | undefined): string =>
  amount === undefined ? texts.all(cards) : texts.allWithSum(cards, amount);

/** Cards that others offer for less, with the shop's own revenue there. */
function useUndercut(sellerId: number): ActionListDefinition<{ sellerPrices: SellerPrices }> {
  const { week } = useReportParams();
  const { text } = useAgainst();
  return {
    title: texts.undercut,
    caption: texts.atStake,
    explanation: texts.atStakeExplained,
    what: texts.pricesAccusative,
    empty: texts.nothingCheaper,
    query: reports.seller.prices.useQuery(week && { ...week, sellerId, only: 'undercut', against: text }),
    count: ({ sellerPrices }) => sellerPrices.undercutCount,
    rows: ({ sellerPrices: { rows } }) =>
      rows.slice(0, ROW_COUNT).map((row) => ({
        productId: row.productId,
        productName: row.productName,
        details: [
          texts.offeredBy(formatMoney(row.minPriceOfOthers), row.cheapestSellerTitle ?? ''),
          texts.yourPrice(formatMoney(row.price)),
        ],
        amount: formatCompactMoney(row.revenue),
      })),
    all: ({ sellerPrices: { undercutCount, revenue, revenueWhereCheapest } }) => ({
      text: describeAll(
        formatCount(undercutCount, nouns.product),
        formatCompactMoney(revenue - revenueWhereCheapest),
      ),
      href: paths.sellerPrices({ sellerId }, 'undercut'),
    }),
  };
}

/** ₸ a week that the lowest price of the others would bring over the own price, at the week's units. */
const computeRoom = ({ price, minPriceOfOthers, salesCount }: SellerPrice): number =>
  minPriceOfOthers === null ? 0 : (minPriceOfOthers - price) * salesCount;

/** Cards whose price can go up to the lowest price of the others. */
function useRaisable(sellerId: number): ActionListDefinition<{ sellerPrices: SellerPrices }> {
  const { week } = useReportParams();
  const { text } = useAgainst();
  return {
    title: texts.raise,
    caption: texts.aWeek,
    explanation: texts.aWeekExplained,
    what: texts.pricesAccusative,
    empty: texts.nothingToRaise,
    query: reports.seller.prices.useQuery(week && { ...week, sellerId, only: 'can-raise', against: text }),
    count: ({ sellerPrices }) => sellerPrices.canRaiseCount,
    rows: ({ sellerPrices: { rows } }) =>
      rows
        .toSorted((one, other) => computeRoom(other) - computeRoom(one))
        .slice(0, ROW_COUNT)
        .map((row) => ({
          productId: row.productId,
          productName: row.productName,
          details: [
            `${formatInteger(row.price)} → ${formatMoney(row.minPriceOfOthers)}`,
            texts.soldAWeek(formatUnits(row.salesCount)),
          ],
          amount: `+${formatCompactMoney(computeRoom(row))}`,
        })),
    all: ({ sellerPrices: { canRaiseCount, rows } }) => {
      const sum = rows.reduce((total, row) => total + computeRoom(row), 0);
      const isWhole = rows.length === canRaiseCount;
      return {
        text: describeAll(
          formatCount(canRaiseCount, nouns.product),
          isWhole ? `+${formatCompactMoney(sum)}` : undefined,
        ),
        href: paths.sellerPrices({ sellerId }, 'can-raise'),
      };
    },
  };
}

const noGap: { assortmentGap: AssortmentGap } = { assortmentGap: { count: 0, revenue: 0, products: [] } };

const comparePerOffer = (one: MissingProduct, other: MissingProduct): number =>
  other.revenuePerOffer - one.revenuePerOffer;

/** Cards of the closest rivals, in the shop's categories, that the shop does not offer. */
function useMissing(sellerId: number): ActionListDefinition<{ assortmentGap: AssortmentGap }> {
  const { week } = useReportParams();
  const { text } = useAgainst();
  const shop = week && { ...week, sellerId };
  const similar = reports.seller.similar.useQuery(shop);
  const rivalIds = similar.data?.similarSellers.map((rival) => rival.sellerId) ?? [];
  const hasRivals = rivalIds.length > 0;
  const gap = reports.seller.assortmentGap.useQuery(
    shop && hasRivals ? { ...shop, rivalIds, inMyCategories: true, against: text } : undefined,
  );
  return {
    title: texts.missing,
    caption: texts.perSeller,
    explanation: texts.perSellerExplained,
    what: texts.gapAccusative,
    empty: texts.nothingMissing,
    query:
      similar.data && !hasRivals
        ? combineResults([similar], () => noGap)
        : combineResults([similar, gap], () => gap.data),
    count: ({ assortmentGap }) => assortmentGap.count,
    rows: ({ assortmentGap: { products } }) =>
      products
        .toSorted(comparePerOffer)
        .slice(0, ROW_COUNT)
        .map(({ productId, productName, sellersCount, medianPrice, revenuePerOffer }) => ({
          productId,
          productName,
          details: [texts.medianPrice(formatMoney(medianPrice)), formatCount(sellersCount, nouns.seller)],
          amount: formatCompactMoney(revenuePerOffer),
        })),
    all: ({ assortmentGap: { count } }) => ({
      text: describeAll(formatCount(count, nouns.product), undefined),
      href: paths.sellerMissing({ sellerId }),
    }),
  };
}

/** Returns the three lists of what can be done. */
export const useActionLists = (sellerId: number) => ({
  undercut: useUndercut(sellerId),
  raise: useRaisable(sellerId),
  missing: useMissing(sellerId),
});
