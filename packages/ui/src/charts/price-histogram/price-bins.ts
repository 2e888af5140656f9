import { bisectRight } from 'd3-array';

/** Price and weekly revenue of a product, ₸. */
export interface PricedProduct {
  readonly price: number;
  readonly revenue: number;
}

/** A bin of displayed prices in whole ₸, both bounds inclusive. */
interface PriceBin {
  readonly from: number;
  readonly to: number;
  readonly revenue: number;
  readonly count: number;
}

/** Bins on a logarithmic scale, and the median price. */
export interface PriceBins {
  readonly bins: readonly PriceBin[];
  /** First price of each bin, ascending, and the one after the last. */
  readonly edges: readonly number[];
  readonly median: number;
}

/** Bins per factor of ten, finest first. */
const BINS_PER_DECADE = [16, 12, 8, 6, 4, 2, 1];

/** The displayed price, whole ₸. */
const toDisplayedPrice = (price: number): number => Math.round(price);

/** Largest number of bars that can be tapped on a phone. */
const MAX_BINS = 28;

/** Rounds to two significant digits, so that a range reads «80 000–239 999 ₸». */
const roundPrice = (price: number): number => Math.round(Number(price.toPrecision(2)));

/** Known prices in ascending order; 0, also after rounding, is unknown. */
const listPrices = (products: readonly PricedProduct[]): Float64Array => {
  const prices = new Float64Array(products.length);
  let count = 0;
  for (const { price } of products) {
    if (toDisplayedPrice(price) > 0) {
      prices[count] = price;
      count += 1;
    }
  }
  return prices.subarray(0, count).toSorted();
};

/** Median of ascending prices. */
const computeMedian = (prices: Float64Array): number => {
  const [below = 0, above = 0] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]];
  return (below + above) / 2;
};

/** Round edges; the first is at most the lowest price, the last is above the highest. */
const computeEdges = (low: number, high: number): number[] => {
  const decades = Math.log10(high / low);
  const perDecade = BINS_PER_DECADE.find((each) => decades * each <= MAX_BINS - 2) ?? 1;
  const first = Math.floor(Math.log10(low) * perDecade + 1e-9);
  const edges = [roundPrice(10 ** (first / perDecade))];
  for (let step = first + 1; (edges.at(-1) ?? 0) <= high; step += 1)
    edges.push(roundPrice(10 ** (step / perDecade)));
  if ((edges[0] ?? 0) > low) edges.unshift(roundPrice(10 ** ((first - 1) / perDecade)));
  return [...new Set(edges)];
};

/** Computes the bins from the lowest to the highest price; null if no product has a price. */
export const computePriceBins = (products: readonly PricedProduct[]): PriceBins | null => {
  const prices = listPrices(products);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const edges = computeEdges(toDisplayedPrice(lowest), toDisplayedPrice(highest));
  const bins = edges
    .slice(1)
    .map((next, position) => ({ from: edges[position] ?? next, to: next - 1, revenue: 0, count: 0 }));
  for (const { price, revenue } of products) {
    const bin = bins[bisectRight(edges, toDisplayedPrice(price)) - 1];
    if (bin === undefined) continue;
    bin.revenue += revenue;
    bin.count += 1;
  }
  return { bins, edges, median: computeMedian(prices) };
};

/** Sums the revenue of some products in each bin. */
export const sumBinRevenues = (
  edges: readonly number[],
  products: readonly PricedProduct[],
): readonly number[] => {
  const revenues = Array.from({ length: edges.length - 1 }, () => 0);
  for (const { price, revenue } of products) {
    const bin = bisectRight(edges, toDisplayedPrice(price)) - 1;
    if (bin in revenues) revenues[bin] = (revenues[bin] ?? 0) + revenue;
  }
  return revenues;
};

/** Position of a price among the bins: 2.5 is the middle of the third; prices outside are clamped. */
export const toBinPosition = (edges: readonly number[], price: number): number => {
  const position = bisectRight(edges, price) - 1;
  const [from, to] = [edges[position], edges[position + 1]];
  if (from === undefined) return 0;
  return to === undefined ? edges.length - 1 : position + Math.log(price / from) / Math.log(to / from);
};

/** Lists round prices for axis labels: 1, 2 and 5 of each power of ten. */
export const listRoundPrices = (edges: readonly number[]): readonly number[] => {
  const [low, high] = [edges[0] ?? 1, edges.at(-1) ?? 1];
  const powers = Array.from({ length: 12 }, (_, power) => 10 ** power);
  return powers
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter((price) => price >= low && price < high);
};
