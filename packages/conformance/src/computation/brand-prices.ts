import { MAX_ROWS } from './change-cells.ts';
import { type Fraction, fraction, isBelow, toNumber } from './effects.ts';
import { groupOffers, lowerMedian, minPrice, rankGroups, revenueOf, sumRevenue } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import type { Reports } from './reports.ts';
import type { OpenWeek } from './week.ts';

/** An offer on a card with several sellers, beside the usual price there. */
interface PricedOffer {
  readonly offer: Offer;
  readonly reference: bigint;
  readonly isBelow: boolean;
}

/** The exact value of a plain decimal: `0.05`. */
function parseDecimal(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** The offers of a card; below is what is cheaper than (1 − threshold) · reference. */
function priceOffers(card: readonly Offer[], { over, under }: Fraction): PricedOffer[] {
  const reference = lowerMedian(card.map(({ price }) => price));
  const limit = fraction((under - over) * reference, under);
  return card.map((offer) => ({ offer, reference, isBelow: isBelow(fraction(offer.price), limit) }));
}

const productRow = ({ names }: OpenWeek, id: number, priced: readonly PricedOffer[]) => {
  const offers = priced.map(({ offer }) => offer);
  const prices = offers.map(({ price }) => price).toSorted((a, b) => (a < b ? -1 : 1));
  return {
    productId: id,
    ...names.product(id),
    minPrice: toTenge(minPrice(offers)),
    referencePrice: toTenge(priced[0]?.reference ?? 0n),
    maxPrice: toTenge(prices.at(-1) ?? 0n),
    sellersCount: offers.length,
    belowCount: priced.filter((each) => each.isBelow).length,
    revenue: revenueOf(offers),
  };
};

const gapOf = ({ offer, reference }: PricedOffer): number =>
  toNumber(fraction(offer.price - reference, reference));

const sellerRow = ({ names }: OpenWeek, sellerId: number, priced: readonly PricedOffer[]) => {
  const below = priced.filter((each) => each.isBelow);
  return {
    sellerId,
    sellerTitle: names.seller(sellerId).sellerTitle,
    offersCount: priced.length,
    belowCount: below.length,
    revenueBelow: revenueOf(below.map(({ offer }) => offer)),
    deepestGap: Math.min(0, ...below.map(gapOf)),
    revenue: revenueOf(priced.map(({ offer }) => offer)),
  };
};

/** How many offers are below, and their exact revenue. */
const belowOf = (priced: readonly PricedOffer[]) => {
  const below = priced.filter((each) => each.isBelow);
  return { count: below.length, revenue: sumRevenue(below.map(({ offer }) => offer)) };
};

/** Who sells a brand below the usual price of its cards. */
export const brandPrices: Reports<'brand'>['prices'] = ({ week, offers }, { threshold }) => {
  const cards = rankGroups(groupOffers(offers, 'productId'));
  const counted = cards
    .filter((card) => card.offers.length > 1)
    .map(({ id, offers: card }) => ({ id, priced: priceOffers(card, parseDecimal(threshold)) }));
  const bySeller = Map.groupBy(
    counted.flatMap(({ priced }) => priced),
    ({ offer }) => offer.sellerId,
  );
  return {
    brandPrices: {
      threshold: Number(threshold),
      singleSellerProductsCount: cards.length - counted.length,
      productsCount: counted.length,
      products: counted.slice(0, MAX_ROWS).map(({ id, priced }) => productRow(week, id, priced)),
      sellers: [...bySeller]
        .map(([sellerId, priced]) => ({ sellerId, priced, below: belowOf(priced) }))
        .toSorted(
          (a, b) =>
            b.below.count - a.below.count ||
            Number(b.below.revenue - a.below.revenue) ||
            a.sellerId - b.sellerId,
        )
        .map(({ sellerId, priced }) => sellerRow(week, sellerId, priced)),
    },
  };
};
