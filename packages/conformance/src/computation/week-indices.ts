import type { CategoryIndex } from '@vitrina/contract';
import {
  brandsHHI,
  groupOffers,
  medianPrice,
  revenueOf,
  sellersHHI,
  soldOffers,
  unitsOf,
  weightedMedian,
} from './figures.ts';
import {
  computeEntityIndices,
  type Concentrations,
  type Indices,
  medianRevenue,
  type References,
  reviewReferences,
} from './entity-index.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';

/** Version of the formula in metrics.md. */
const FORMULA_VERSION = 1;

/** The indices of a week at their three levels. */
export interface WeekIndices {
  readonly categories: ReadonlyMap<number, Indices>;
  readonly brands: ReadonlyMap<number, Indices>;
  readonly products: ReadonlyMap<number, Indices>;
}

/** The indices of every entity of one level, against the unit-weighted medians of that level. */
function levelIndices(
  groups: ReadonlyMap<number, Offer[]>,
  concentrationsOf: (id: number, offers: Offer[]) => Concentrations,
  shared: Pick<References, 'kP' | 'kC' | 'mu'>,
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
  return new Map(
    [...groups].map(([id, offers]) => [
      id,
      computeEntityIndices(offers, concentrationsOf(id, offers), references),
    ]),
  );
}

/** Computes the indices of a week from all of its offers. */
export function computeIndices(offers: readonly Offer[]): WeekIndices {
  const sold = soldOffers(offers);
  const shared = {
    kP: sold.length === 0 ? 0 : toTenge(medianPrice(sold)),
    ...reviewReferences(sold),
  };
  const categories = groupOffers(offers, 'categoryId');
  const brands = groupOffers(offers, 'brandId');
  brands.delete(0);
  const nothing: Concentrations = { sellersHHI: 0, brandsHHI: 0 };
  const concentrations = new Map(
    [...categories].map(([id, own]) => [
      id,
      { sellersHHI: sellersHHI(own) ?? 0, brandsHHI: brandsHHI(own) ?? 0 },
    ]),
  );
  return {
    categories: levelIndices(categories, (id) => concentrations.get(id) ?? nothing, shared),
    brands: levelIndices(brands, (_, own) => ({ sellersHHI: sellersHHI(own) ?? 0 }), shared),
    products: levelIndices(
      groupOffers(offers, 'productId'),
      (_, [one]) => concentrations.get(one?.categoryId ?? 0) ?? nothing,
      shared,
    ),
  };
}

/** Rank of an index among others of which some may be 0, unsold: 1 is the highest; null where it is 0 itself. */
export function rankIndex(index: number, others: Iterable<number>): number | null {
  if (index === 0) return null;
  const rounded = index.toFixed(12);
  return 1 + [...others].filter((other) => other.toFixed(12) > rounded).length;
}

/** What the index of one entity of a level consists of, with its rank. */
export function describeIndex(
  level: ReadonlyMap<number, Indices>,
  id: number,
): Omit<CategoryIndex, 'categoryId'> {
  const { terms = [], demandIndex = null, potentialProfitIndex = 0 } = level.get(id) ?? {};
  const all = [...level.values()].map((one) => one.potentialProfitIndex);
  return {
    formulaVersion: FORMULA_VERSION,
    potentialProfitIndex,
    demandIndex,
    place: rankIndex(potentialProfitIndex, all),
    placesCount: all.filter((one) => one > 0).length,
    terms: [...terms],
  };
}

/** The revenue-weighted mean of an index over some offers: of their products or categories; 0 if nothing sold. */
export function meanIndex(offers: readonly Offer[], indexOf: (offer: Offer) => number): number {
  const revenue = revenueOf(offers);
  if (revenue === 0) return 0;
  return offers.reduce((total, offer) => total + toTenge(offer.revenue) * indexOf(offer), 0) / revenue;
}
