import {
  brandsHHI,
  groupOffers,
  lowerMedian,
  medianPrice,
  revenueOf,
  sellersHHI,
  soldOffers,
  unitsOf,
  weightedMedian,
} from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';

/** The two indices of a category, brand or product; null and 0 where nothing sold. */
interface Indices {
  readonly demandIndex: number | null;
  readonly potentialProfitIndex: number;
}

/** The indices of a week at their three levels. */
export interface WeekIndices {
  readonly categories: ReadonlyMap<number, Indices>;
  readonly brands: ReadonlyMap<number, Indices>;
  readonly products: ReadonlyMap<number, Indices>;
}

/** h(x, k) = x / (x + k): 0 at 0, one half at the reference k, below 1 always. */
const h = (x: number, k: number) => (x === 0 ? 0 : x / (x + k));

/** O: h(Neff, 5). */
const openness = (hhi: number) => h(10_000 / hhi, 5);

/** m: plain lower median revenue of a sold offer, in tenge. */
const medianRevenue = (offers: readonly Offer[]) =>
  toTenge(lowerMedian(soldOffers(offers).map(({ revenue }) => revenue)));

/** h(c, kC) · q of an offer's product: how much reviews protect it, 0–1. */
function reviewStrength(sold: readonly Offer[]): (offer: Offer) => number {
  const kC = weightedMedian(sold.map((offer) => [offer.commentsCount, offer.salesCount] as const)) ?? 0;
  const rated = sold.filter(({ rating }) => rating !== null);
  const comments = rated.reduce((total, offer) => total + offer.commentsCount, 0);
  const weighted = rated.reduce((total, offer) => total + (offer.rating ?? 0) * offer.commentsCount, 0);
  const mean = comments === 0 ? 3 : weighted / comments;
  return ({ rating, commentsCount }) => {
    const adjusted = (20 * mean + commentsCount * (rating ?? mean)) / (20 + commentsCount);
    return h(commentsCount, kC) * Math.min(1, Math.max(0, (adjusted - 3) / 2));
  };
}

/** The reference values of one level, and what all levels share. */
interface References {
  readonly kU: number;
  readonly kI: number;
  readonly kY: number;
  readonly kP: number;
  readonly reviewStrength: (offer: Offer) => number;
}

function indicesOf(offers: readonly Offer[], open: number, references: References): Indices {
  const { kU, kI, kY, kP } = references;
  const [units, sold] = [unitsOf(offers), soldOffers(offers)];
  if (units === 0) return { demandIndex: null, potentialProfitIndex: 0 };
  const demandIndex = Math.sqrt(h(units, kU) * h(units / sold.length, kI));
  const w = units / (units + 10);
  const protectedRevenue = sold.reduce(
    (total, offer) => total + toTenge(offer.revenue) * references.reviewStrength(offer),
    0,
  );
  const terms: readonly (readonly [number, number])[] = [
    [demandIndex, 0.3],
    [open, 0.25],
    [w * h(medianRevenue(offers), kY) + (1 - w) * 0.5, 0.2],
    [1 - protectedRevenue / revenueOf(offers), 0.15],
    [h(toTenge(medianPrice(sold)), kP), 0.1],
  ];
  const potentialProfitIndex = terms.reduce((all, [term, power]) => all * Math.max(term, 0.02) ** power, 1);
  return { demandIndex, potentialProfitIndex };
}

/** The indices of every entity of one level, against the unit-weighted medians of that level. */
function levelIndices(
  groups: ReadonlyMap<number, Offer[]>,
  open: (id: number, offers: Offer[]) => number,
  shared: Pick<References, 'kP' | 'reviewStrength'>,
): ReadonlyMap<number, Indices> {
  const sold = [...groups.values()].filter((offers) => unitsOf(offers) > 0);
  const reference = (value: (offers: Offer[]) => number) =>
    weightedMedian(sold.map((offers) => [value(offers), unitsOf(offers)] as const)) ?? 0;
  const references = {
    kU: reference(unitsOf),
    kI: reference((offers) => unitsOf(offers) / soldOffers(offers).length),
    kY: reference(medianRevenue),
    ...shared,
  };
  return new Map([...groups].map(([id, offers]) => [id, indicesOf(offers, open(id, offers), references)]));
}

/** Computes the indices of a week from all of its offers. */
export function computeIndices(offers: readonly Offer[]): WeekIndices {
  const sold = soldOffers(offers);
  const shared = {
    kP: sold.length === 0 ? 0 : toTenge(medianPrice(sold)),
    reviewStrength: reviewStrength(sold),
  };
  const categories = groupOffers(offers, 'categoryId');
  const brands = groupOffers(offers, 'brandId');
  brands.delete(0);
  const categoryOpenness = new Map(
    [...categories].map(([id, own]) => [id, openness(Math.max(sellersHHI(own) ?? 0, brandsHHI(own) ?? 0))]),
  );
  return {
    categories: levelIndices(categories, (id) => categoryOpenness.get(id) ?? 0, shared),
    brands: levelIndices(brands, (_, own) => openness(sellersHHI(own) ?? 0), shared),
    products: levelIndices(
      groupOffers(offers, 'productId'),
      (_, [one]) => categoryOpenness.get(one?.categoryId ?? 0) ?? 0,
      shared,
    ),
  };
}

/** The revenue-weighted mean of the product indices among some offers; 0 if nothing sold. */
export function meanIndex(offers: readonly Offer[], indexOfProduct: (id: number) => number): number {
  const revenue = revenueOf(offers);
  if (revenue === 0) return 0;
  return (
    offers.reduce((total, offer) => total + toTenge(offer.revenue) * indexOfProduct(offer.productId), 0) /
    revenue
  );
}
