import { money, type OfferRow } from './offer-row.ts';

/** Offers that a figure is about, with what they took in together. */
export interface Slice {
  readonly offers: readonly OfferRow[];
  readonly sold: readonly OfferRow[];
  /** R, hundredths of a tenge. */
  readonly revenue: bigint;
  /** U. */
  readonly units: number;
}

/** The sums over some offers. */
export function sliceOf(offers: readonly OfferRow[]): Slice {
  let revenue = 0n;
  let units = 0;
  for (const offer of offers) {
    revenue += offer.revenue;
    units += offer.sales_count;
  }
  return { offers, sold: offers.filter(({ sales_count }) => sales_count > 0), revenue, units };
}

type IdColumn = 'seller_id' | 'product_id' | 'brand_id' | 'category_id';

/** The offers parted by an id, each part with its sums. */
export function partsBy(offers: readonly OfferRow[], column: IdColumn): Map<number, Slice> {
  return new Map([...Map.groupBy(offers, (offer) => offer[column])].map(([id, part]) => [id, sliceOf(part)]));
}

/** Distinct ids among offers, sold or not; goods without a brand are no brand. */
export function distinct(offers: readonly OfferRow[], column: IdColumn): number {
  const ids = new Set(offers.map((offer) => offer[column]));
  if (column === 'brand_id') ids.delete(0);
  return ids.size;
}

/** Ids and parts, largest revenue first, ties by id. */
export function ranked(parts: ReadonlyMap<number, Slice>): [number, Slice][] {
  return [...parts].toSorted(([idA, a], [idB, b]) => compare(b.revenue, a.revenue) || idA - idB);
}

/** Order of two comparable values, for sorting upwards. */
export const compare = <Value extends bigint | number>(a: Value, b: Value): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** R / U; null when nothing sold. */
export const averagePrice = ({ revenue, units }: Slice): number | null =>
  units === 0 ? null : money(revenue) / units;

/** The first value at which the running sum of weights reaches half of the total; undefined without weight. */
export function weightedMedian<Value extends bigint | number>(
  pairs: readonly { value: Value; weight: number }[],
): Value | undefined {
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let reached = 0;
  for (const { value, weight } of pairs.toSorted((a, b) => compare(a.value, b.value))) {
    reached += weight;
    if (2 * reached >= total) return value;
  }
  return undefined;
}

/** The lower of the two middle values, or the middle one. */
export function lowerMedian(values: readonly bigint[]): bigint {
  return values.toSorted(compare)[Math.floor((values.length - 1) / 2)] ?? 0n;
}

/** Half of the units went at this price or less; of offers that did not sell, the lower median of what was asked. */
export function medianPrice({ offers, sold }: Slice): bigint {
  const bought = weightedMedian(
    sold.map(({ price, sales_count }) => ({ value: price, weight: sales_count })),
  );
  return bought ?? lowerMedian(offers.map(({ price }) => price));
}

/** A part of a whole, or what stands for it where the whole is nothing. */
export const share = <None extends number | null>(part: bigint, whole: bigint, none: None): number | None =>
  whole === 0n ? none : money(part) / money(whole);

/** 10 000 × the sum of squared revenue shares; null when there is no revenue. */
function concentration(revenues: readonly bigint[]): number | null {
  const total = revenues.reduce((sum, revenue) => sum + revenue, 0n);
  if (total === 0n) return null;
  return 10_000 * revenues.reduce((sum, revenue) => sum + (money(revenue) / money(total)) ** 2, 0);
}

/** HHI of the sellers of some offers. */
export const sellersConcentration = ({ offers }: Slice): number | null =>
  concentration([...partsBy(offers, 'seller_id').values()].map(({ revenue }) => revenue));

/** HHI of the brands of some offers, each product without a brand being a brand of its own. */
export function brandsConcentration({ offers }: Slice): number | null {
  const brands = Map.groupBy(offers, ({ brand_id, product_id }) =>
    brand_id === 0 ? `product ${product_id}` : `brand ${brand_id}`,
  );
  return concentration([...brands.values()].map((part) => sliceOf(part).revenue));
}
