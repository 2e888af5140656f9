import type { Offer } from './offer.ts';

/** Sums by their name. */
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The first value at which the running sum of weights reaches half of the total; 0 without weight. */
export function weightedMedian(pairs: readonly (readonly [value: number, weight: number])[]): number {
  const half = sum(pairs.map(([, weight]) => weight)) / 2;
  let reached = 0;
  for (const [value, weight] of pairs.filter(([, w]) => w > 0).toSorted(([a], [b]) => a - b)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}

/** The lower of the two middle values, or the middle one; 0 of none. */
export const lowerMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** 10 000 × the sum of squared shares; null where there is no revenue. */
export function concentration(revenues: readonly number[]): number | null {
  const total = sum(revenues);
  return total === 0 ? null : 10_000 * sum(revenues.map((revenue) => (revenue / total) ** 2));
}

/** A part of a whole, 0 where the whole is nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Offers that sold. */
export const soldOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ salesCount }) => salesCount > 0);

/** Revenue in hundredths. */
export const revenueOf = (offers: readonly Offer[]): number => sum(offers.map(({ revenue }) => revenue));

/** Units sold. */
export const unitsOf = (offers: readonly Offer[]): number => sum(offers.map(({ salesCount }) => salesCount));

type IdOf = 'sellerId' | 'productId' | 'brandId' | 'categoryId';

/** Offers parted by an id. */
export const groupOffers = (offers: readonly Offer[], id: IdOf): Map<number, Offer[]> =>
  Map.groupBy(offers, (offer) => offer[id]);

/** Distinct ids, sold or not; goods without a brand are no brand. */
export const countDistinct = (offers: readonly Offer[], id: IdOf): number =>
  new Set(offers.map((offer) => offer[id]).filter((value) => value !== 0)).size;

/** HHI of the sellers. */
export const sellersHHI = (offers: readonly Offer[]): number | null =>
  concentration([...groupOffers(offers, 'sellerId').values()].map(revenueOf));

/** HHI of the brands, each product without one being a brand of its own. */
export function brandsHHI(offers: readonly Offer[]): number | null {
  const brands = Map.groupBy(offers, ({ brandId, productId }) => (brandId === 0 ? -productId : brandId));
  return concentration([...brands.values()].map(revenueOf));
}

/** Mean of the products' ratings, each once, by comments; unweighted if all counts are 0; null without any. */
export function averageRating(offers: readonly Offer[]): number | null {
  const products = [...new Map(offers.map((offer) => [offer.productId, offer])).values()];
  const rated = products.flatMap(({ rating, comments }) => (rating === null ? [] : [{ rating, comments }]));
  if (rated.length === 0) return null;
  const total = sum(rated.map(({ comments }) => comments));
  return sum(
    rated.map(({ rating, comments }) => rating * (total === 0 ? 1 / rated.length : comments / total)),
  );
}

/** Every figure that offers alone tell, under the names of the contract; averagePrice null where nothing sold. */
export function figuresOf(offers: readonly Offer[]) {
  const [revenue, salesCount, bought] = [revenueOf(offers), unitsOf(offers), soldOffers(offers)];
  const asked = offers.map(({ price }) => price);
  return {
    revenue: revenue / 100,
    salesCount,
    averagePrice: salesCount === 0 ? null : revenue / 100 / salesCount,
    medianPrice:
      (salesCount === 0
        ? lowerMedian(asked)
        : weightedMedian(bought.map((offer) => [offer.price, offer.salesCount]))) / 100,
    minPrice: asked.reduce((least, price) => Math.min(least, price), Infinity) / 100,
    sellersCount: countDistinct(offers, 'sellerId'),
    brandsCount: countDistinct(offers, 'brandId'),
    categoriesCount: countDistinct(offers, 'categoryId'),
    productsCount: countDistinct(offers, 'productId'),
    categoriesWithSalesCount: countDistinct(bought, 'categoryId'),
    brandsWithSalesCount: countDistinct(bought, 'brandId'),
    productsWithSalesCount: countDistinct(bought, 'productId'),
  };
}
