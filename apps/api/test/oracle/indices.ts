import { money, type OfferRow } from './offer-row.ts';
import type { Names } from './resolve.ts';
import {
  brandsConcentration,
  lowerMedian,
  medianPrice,
  partsBy,
  sellersConcentration,
  weightedMedian,
  type Slice,
} from './slice.ts';

/** The two indices of a category, brand or product; a demand index of null means that nothing sold. */
interface Indices {
  readonly demand: number | null;
  readonly potentialProfit: number;
}

/** The indices of a week at their three native levels, and of any slice of it. */
export interface WeekIndices {
  readonly categories: ReadonlyMap<number, Indices>;
  readonly brands: ReadonlyMap<number, Indices>;
  readonly products: ReadonlyMap<number, Indices>;
  /** The revenue-weighted mean of the product indices inside a slice; 0 if it sold nothing. */
  of(slice: Slice): number;
}

/** One half at the reference k, 0 at 0, below 1 always. */
const h = (x: number, k: number) => (x === 0 ? 0 : x / (x + k));

const medianOver = (offers: readonly OfferRow[], value: (offer: OfferRow) => number) =>
  weightedMedian(offers.map((offer) => ({ value: value(offer), weight: offer.sales_count }))) ?? 0;

/** What the terms of the potential profit index are held against: references over the whole week's sold offers. */
interface Week {
  readonly medianPrice: number;
  /** How hard a product's reviews make entry: h(c, kC) · q, 0–1. */
  readonly hardness: (productId: number) => number;
}

function weekOf(sold: readonly OfferRow[], { products }: Names): Week {
  const comments = (id: number) => products.get(id)?.comments ?? 0;
  const usualComments = medianOver(sold, ({ product_id }) => comments(product_id));
  let weighted = 0;
  let weights = 0;
  for (const { product_id } of sold) {
    const rating = products.get(product_id)?.rating ?? null;
    if (rating === null) continue;
    weighted += rating * comments(product_id);
    weights += comments(product_id);
  }
  const mean = weights === 0 ? 3 : weighted / weights;
  return {
    medianPrice: medianOver(sold, ({ price }) => money(price)),
    hardness: (id) => {
      const c = comments(id);
      const believed = (20 * mean + c * (products.get(id)?.rating ?? mean)) / (20 + c);
      return h(c, usualComments) * Math.min(1, Math.max(0, (believed - 3) / 2));
    },
  };
}

const medianRevenue = ({ sold }: Slice) => money(lowerMedian(sold.map(({ revenue }) => revenue)));

/** The indices of all entities of one level; openness is h(Neff, 5). */
function levelOf(parts: ReadonlyMap<number, Slice>, openness: (id: number) => number, week: Week) {
  const entities = [...parts.values()].filter(({ units }) => units > 0);
  const reference = (value: (slice: Slice) => number) =>
    weightedMedian(entities.map((slice) => ({ value: value(slice), weight: slice.units }))) ?? 0;
  const usualUnits = reference(({ units }) => units);
  const usualIntensity = reference(({ units, sold }) => units / sold.length);
  const usualRevenue = reference(medianRevenue);

  const indicesOf = (id: number, slice: Slice): Indices => {
    const { units, sold, revenue } = slice;
    if (units === 0) return { demand: null, potentialProfit: 0 };
    const demand = Math.sqrt(h(units, usualUnits) * h(units / sold.length, usualIntensity));
    const trust = units / (units + 10);
    const yieldOf = trust * h(medianRevenue(slice), usualRevenue) + (1 - trust) * 0.5;
    const held = sold.reduce((sum, offer) => sum + money(offer.revenue) * week.hardness(offer.product_id), 0);
    const terms = [
      [demand, 0.3],
      [openness(id), 0.25],
      [yieldOf, 0.2],
      [1 - held / money(revenue), 0.15],
      [h(money(medianPrice(slice)), week.medianPrice), 0.1],
    ] as const;
    const potentialProfit = terms.reduce(
      (product, [term, power]) => product * Math.max(term, 0.02) ** power,
      1,
    );
    return { demand, potentialProfit };
  };
  return new Map([...parts].map(([id, slice]) => [id, indicesOf(id, slice)]));
}

const opennessAt = (hhi: number) => h(10_000 / hhi, 5);

/** Computes every index of a week. */
export function indicesOf(offers: readonly OfferRow[], names: Names): WeekIndices {
  const week = weekOf(
    offers.filter(({ sales_count }) => sales_count > 0),
    names,
  );
  const categories = partsBy(offers, 'category_id');
  const brands = partsBy(offers, 'brand_id');
  brands.delete(0);
  const ofCategory = new Map(
    [...categories].map(([id, slice]) => [
      id,
      opennessAt(Math.max(sellersConcentration(slice) ?? 0, brandsConcentration(slice) ?? 0)),
    ]),
  );
  const ofBrand = (id: number) => {
    const slice = brands.get(id);
    return slice === undefined ? 0 : opennessAt(sellersConcentration(slice) ?? 0);
  };
  const ofProduct = (id: number) => ofCategory.get(names.products.get(id)?.categoryId ?? 0) ?? 0;
  const products = levelOf(partsBy(offers, 'product_id'), ofProduct, week);
  return {
    categories: levelOf(categories, (id) => ofCategory.get(id) ?? 0, week),
    brands: levelOf(brands, ofBrand, week),
    products,
    of: ({ sold, revenue }) =>
      sold.reduce(
        (sum, offer) => sum + money(offer.revenue) * (products.get(offer.product_id)?.potentialProfit ?? 0),
        0,
      ) / (revenue === 0n ? 1 : money(revenue)),
  };
}
