import { toTenge } from './money.ts';
import type { EntityId, Offer } from './offer.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Compares two values for an ascending sort. */
const compare = <Value extends bigint | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first value at which the running sum of weights reaches half of the total; undefined without weight. */
export function weightedMedian<Value extends bigint | number>(
  pairs: readonly (readonly [value: Value, weight: number])[],
): Value | undefined {
  const total = sum(pairs.map(([, weight]) => weight));
  let reached = 0;
  for (const [value, weight] of pairs.toSorted(([a], [b]) => compare(a, b))) {
    reached += weight;
    if (weight > 0 && 2 * reached >= total) return value;
  }
  return undefined;
}

/** The middle value, or the lower of the two middle ones; 0 of none. */
export const lowerMedian = (values: readonly bigint[]): bigint =>
  values.toSorted(compare)[Math.floor((values.length - 1) / 2)] ?? 0n;

/** 10 000 × Σ (share of revenue)²; null without revenue. */
export function concentration(revenues: readonly number[]): number | null {
  const total = sum(revenues);
  return total === 0 ? null : 10_000 * sum(revenues.map((revenue) => (revenue / total) ** 2));
}

/** A part divided by its total; 0 where the total is 0. */
export const share = (part: number, total: number): number => (total === 0 ? 0 : part / total);

/** The offers with sales. */
export const soldOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ salesCount }) => salesCount > 0);

/** R in hundredths, exact. */
export const sumRevenue = (offers: readonly Offer[]): bigint =>
  offers.reduce((total, { revenue }) => total + revenue, 0n);

/** R in tenge, as JSON carries it. */
export const revenueOf = (offers: readonly Offer[]): number => toTenge(sumRevenue(offers));

/** U: units sold. */
export const unitsOf = (offers: readonly Offer[]): number => sum(offers.map(({ salesCount }) => salesCount));

/** Groups offers by an id. */
export const groupOffers = (offers: readonly Offer[], id: EntityId): Map<number, Offer[]> =>
  Map.groupBy(offers, (offer) => offer[id]);

/** Groups of offers with their ids, largest revenue first, ties by id. */
export const rankGroups = (
  groups: ReadonlyMap<number, readonly Offer[]>,
): { id: number; offers: readonly Offer[]; revenue: bigint }[] =>
  [...groups]
    .map(([id, offers]) => ({ id, offers, revenue: sumRevenue(offers) }))
    .toSorted((a, b) => compare(b.revenue, a.revenue) || a.id - b.id);

/** Counts distinct ids, sold or not, without «Без бренда» (id 0). */
export const countDistinct = (offers: readonly Offer[], id: EntityId): number =>
  new Set(offers.map((offer) => offer[id]).filter((value) => value !== 0)).size;

/** R / U; null where nothing sold. */
const averagePrice = (offers: readonly Offer[]): number | null => {
  const units = unitsOf(offers);
  return units === 0 ? null : revenueOf(offers) / units;
};

/** Median price by units over sold offers; the plain lower median of offered prices where nothing sold. */
export const medianPrice = (offers: readonly Offer[]): bigint =>
  weightedMedian(offers.map(({ price, salesCount }) => [price, salesCount] as const)) ??
  lowerMedian(offers.map(({ price }) => price));

/** The smallest offered price; 0 of none. */
export const minPrice = (offers: readonly Offer[]): bigint =>
  offers.map(({ price }) => price).toSorted(compare)[0] ?? 0n;

/** HHI of the sellers of some offers; null without revenue. */
export const sellersHHI = (offers: readonly Offer[]): number | null =>
  concentration([...groupOffers(offers, 'sellerId').values()].map(revenueOf));

/** HHI of the brands, where each product without a brand counts as a brand of its own; null without revenue. */
export function brandsHHI(offers: readonly Offer[]): number | null {
  const brands = Map.groupBy(offers, ({ brandId, productId }) => (brandId === 0 ? -productId : brandId));
  return concentration([...brands.values()].map(revenueOf));
}

/** Mean of the products' ratings, each once, by comments; unweighted if all counts are 0; null without any. */
export function averageRating(offers: readonly Offer[]): number | null {
  const products = [...new Map(offers.map((offer) => [offer.productId, offer])).values()];
  const rated = products.flatMap(({ rating, commentsCount }) =>
    rating === null ? [] : [{ rating, commentsCount }],
  );
  if (rated.length === 0) return null;
  const isReviewed = rated.some(({ commentsCount }) => commentsCount > 0);
  const weighted = rated.map(({ rating, commentsCount }) => ({
    rating,
    weight: isReviewed ? commentsCount : 1,
  }));
  return (
    sum(weighted.map(({ rating, weight }) => rating * weight)) / sum(weighted.map(({ weight }) => weight))
  );
}

/** Every figure that follows from some offers alone, by its name on the wire. */
export function figuresOf(offers: readonly Offer[]) {
  const sold = soldOffers(offers);
  return {
    revenue: revenueOf(offers),
    salesCount: unitsOf(offers),
    averagePrice: averagePrice(offers),
    medianPrice: toTenge(medianPrice(offers)),
    minPrice: toTenge(minPrice(offers)),
    sellersCount: countDistinct(offers, 'sellerId'),
    brandsCount: countDistinct(offers, 'brandId'),
    categoriesCount: countDistinct(offers, 'categoryId'),
    productsCount: countDistinct(offers, 'productId'),
    categoriesWithSalesCount: countDistinct(sold, 'categoryId'),
    brandsWithSalesCount: countDistinct(sold, 'brandId'),
    productsWithSalesCount: countDistinct(sold, 'productId'),
  };
}
