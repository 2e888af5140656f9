import { bisectRight } from 'd3-array';

/** One product as a histogram counts it: its price and its week's revenue, ₸. */
export interface PricedProduct {
  readonly price: number;
  readonly revenue: number;
}

/** One step of prices in whole ₸, as they are shown: from the first to the last that it holds. */
interface PriceBin {
  readonly from: number;
  readonly to: number;
  readonly revenue: number;
  readonly count: number;
}

/** Prices in steps that grow by the same ratio, and the price in the middle. */
export interface PriceBins {
  readonly bins: readonly PriceBin[];
  /** The first price of each step, ascending, and the one after the last. */
  readonly edges: readonly number[];
  readonly median: number;
}

/** How many steps a tenfold price may be divided into, finest first. */
const PER_TENFOLD = [16, 12, 8, 6, 4, 2, 1];

/** A price in whole ₸, as a person reads it. */
const shown = (price: number): number => Math.round(price);

/** More bars than this are too thin to be pointed at on a phone. */
const MOST_STEPS = 28;

/** Rounded to two digits, so that a chosen band reads «80 000–239 999 ₸». */
const rounded = (price: number): number => Math.round(Number(price.toPrecision(2)));

/** All prices, ascending; 0 is none, and so is what is shown as 0. */
const ascending = (products: readonly PricedProduct[]): Float64Array => {
  const prices = new Float64Array(products.length);
  let count = 0;
  for (const { price } of products) {
    if (shown(price) > 0) {
      prices[count] = price;
      count += 1;
    }
  }
  return prices.subarray(0, count).toSorted();
};

/** The middle one of ascending prices, or what is halfway between the two in the middle. */
const medianOf = (prices: Float64Array): number => {
  const [below = 0, above = 0] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]];
  return (below + above) / 2;
};

/** Ascending round prices, of which the first is no more than the lowest and the last is over the highest. */
const edgesAround = (low: number, high: number): number[] => {
  const tenfolds = Math.log10(high / low);
  const per = PER_TENFOLD.find((each) => tenfolds * each <= MOST_STEPS - 2) ?? 1;
  const first = Math.floor(Math.log10(low) * per + 1e-9);
  const edges = [rounded(10 ** (first / per))];
  for (let step = first + 1; (edges.at(-1) ?? 0) <= high; step += 1) edges.push(rounded(10 ** (step / per)));
  if ((edges[0] ?? 0) > low) edges.unshift(rounded(10 ** ((first - 1) / per)));
  return [...new Set(edges)];
};

/** The steps from the lowest price to the highest; null where no product has a price. */
export const computePriceBins = (products: readonly PricedProduct[]): PriceBins | null => {
  const prices = ascending(products);
  const [least, most] = [prices[0], prices.at(-1)];
  if (least === undefined || most === undefined) return null;
  const edges = edgesAround(shown(least), shown(most));
  const bins = edges
    .slice(1)
    .map((next, place) => ({ from: edges[place] ?? next, to: next - 1, revenue: 0, count: 0 }));
  for (const { price, revenue } of products) {
    const bin = bins[bisectRight(edges, shown(price)) - 1];
    if (bin === undefined) continue;
    bin.revenue += revenue;
    bin.count += 1;
  }
  return { bins, edges, median: medianOf(prices) };
};

/** Where a price stands among the steps: 2.5 is the middle of the third; outside, the end that is nearer. */
export const toBinPosition = (edges: readonly number[], price: number): number => {
  const place = bisectRight(edges, price) - 1;
  const [from, to] = [edges[place], edges[place + 1]];
  if (from === undefined) return 0;
  return to === undefined ? edges.length - 1 : place + Math.log(price / from) / Math.log(to / from);
};

/** Round prices that may be written below the steps: 1, 2 and 5 of each power of ten. */
export const listRoundPrices = (edges: readonly number[]): readonly number[] => {
  const [low, high] = [edges[0] ?? 1, edges.at(-1) ?? 1];
  const powers = Array.from({ length: 12 }, (_, power) => 10 ** power);
  return powers
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((price) => price >= low && price < high);
};
