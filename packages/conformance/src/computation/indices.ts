import type { Offer } from './offer.ts';
import {
  brandsHHI,
  lowerMedian,
  groupOffers,
  revenueOf,
  sellersHHI,
  soldOffers,
  unitsOf,
  weightedMedian,
} from './figures.ts';

/** The two indices of a category, brand or product; nothing sold: null and 0. */
interface Indices {
  readonly demandIndex: number | null;
  readonly potentialProfitIndex: number;
}

/** The indices of a whole week at their three levels. */
export interface WeekIndices {
  readonly categories: ReadonlyMap<number, Indices>;
  readonly brands: ReadonlyMap<number, Indices>;
  readonly products: ReadonlyMap<number, Indices>;
}

/** One half at the reference k, 0 at 0. */
const h = (x: number, k: number) => (x === 0 ? 0 : x / (x + k));
const openness = (hhi: number) => h(10_000 / hhi, 5);
const medianRevenue = (offers: readonly Offer[]) =>
  lowerMedian(soldOffers(offers).map(({ revenue }) => revenue));
const medianPrice = (offers: readonly Offer[]) =>
  weightedMedian(soldOffers(offers).map(({ price, salesCount }) => [price, salesCount]));

/** How hard a product's reviews make entry, held against the whole week's sold offers. */
function hardnessIn(bought: readonly Offer[]): (offer: Offer) => number {
  const usual = weightedMedian(bought.map(({ comments, salesCount }) => [comments, salesCount]));
  let [ratings, counts] = [0, 0];
  for (const { rating, comments } of bought) {
    if (rating === null) continue;
    ratings += rating * comments;
    counts += comments;
  }
  const mean = counts === 0 ? 3 : ratings / counts;
  return ({ rating, comments }) => {
    const believed = (20 * mean + comments * (rating ?? mean)) / (20 + comments);
    return h(comments, usual) * Math.min(1, Math.max(0, (believed - 3) / 2));
  };
}

/** What the terms of one level are held against. */
interface References {
  readonly units: number;
  readonly intensity: number;
  readonly revenue: number;
  readonly price: number;
  readonly hardness: (offer: Offer) => number;
}

function indicesAt(offers: readonly Offer[], open: number, usual: References): Indices {
  const [units, bought] = [unitsOf(offers), soldOffers(offers)];
  if (units === 0) return { demandIndex: null, potentialProfitIndex: 0 };
  const demandIndex = Math.sqrt(h(units, usual.units) * h(units / bought.length, usual.intensity));
  const trust = units / (units + 10);
  const held = bought.reduce((total, offer) => total + offer.revenue * usual.hardness(offer), 0);
  const terms: readonly (readonly [number, number])[] = [
    [demandIndex, 0.3],
    [open, 0.25],
    [trust * h(medianRevenue(offers), usual.revenue) + (1 - trust) * 0.5, 0.2],
    [1 - held / revenueOf(offers), 0.15],
    [h(medianPrice(offers), usual.price), 0.1],
  ];
  return {
    demandIndex,
    potentialProfitIndex: terms.reduce((all, [term, power]) => all * Math.max(term, 0.02) ** power, 1),
  };
}

/** Computes the indices of a week from all of its offers. */
export function indicesOf(offers: readonly Offer[]): WeekIndices {
  const bought = soldOffers(offers);
  const [price, hardness] = [medianPrice(offers), hardnessIn(bought)];
  const level = (parts: ReadonlyMap<number, Offer[]>, open: (id: number, part: Offer[]) => number) => {
    const reference = (value: (part: Offer[]) => number) =>
      weightedMedian([...parts.values()].map((part) => [unitsOf(part) && value(part), unitsOf(part)]));
    const usual = {
      units: reference(unitsOf),
      intensity: reference((part) => unitsOf(part) / soldOffers(part).length),
      revenue: reference(medianRevenue),
      price,
      hardness,
    };
    return new Map([...parts].map(([id, part]) => [id, indicesAt(part, open(id, part), usual)]));
  };
  const categories = groupOffers(offers, 'categoryId');
  const brands = groupOffers(offers, 'brandId');
  brands.delete(0);
  const ofCategory = new Map(
    [...categories].map(([id, part]) => [
      id,
      openness(Math.max(sellersHHI(part) ?? 0, brandsHHI(part) ?? 0)),
    ]),
  );
  return {
    categories: level(categories, (id) => ofCategory.get(id) ?? 0),
    brands: level(brands, (_, part) => openness(sellersHHI(part) ?? 0)),
    products: level(
      groupOffers(offers, 'productId'),
      (_, [one]) => ofCategory.get(one?.categoryId ?? 0) ?? 0,
    ),
  };
}

/** The revenue-weighted mean of the products' indices in a part of the week; 0 if it sold nothing. */
export function meanIndex(offers: readonly Offer[], ofProduct: (id: number) => number): number {
  const revenue = revenueOf(offers);
  if (revenue === 0) return 0;
  return offers.reduce((total, offer) => total + offer.revenue * ofProduct(offer.productId), 0) / revenue;
}
