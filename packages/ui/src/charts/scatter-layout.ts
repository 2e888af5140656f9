import { extent, group, sum } from 'd3-array';
import { logAxis, type LogAxis } from './log-axis.ts';

/** One product as a scatter draws it. */
export interface ScatterPoint {
  /** Its row in the report, by index. */
  readonly key: number;
  readonly title: string;
  /** Whose it is: the brand. Empty for none. */
  readonly series: string;
  /** ₸ */
  readonly price: number;
  /** ₸ in the week. */
  readonly revenue: number;
}

/** A point with its place in parts of the picture, from the left and from the top. */
export interface PlacedPoint extends ScatterPoint {
  readonly x: number;
  readonly y: number;
  /** 0–4 for the largest series, 5 for all others. */
  readonly of: number;
}

/** All points, the others first so that the largest series lie above them. */
export interface Scatter {
  readonly points: readonly PlacedPoint[];
  /** Those with the largest revenue, in its order. */
  readonly largest: readonly PlacedPoint[];
  readonly series: readonly string[];
  readonly prices: LogAxis;
  readonly revenues: LogAxis;
}

/** So many series have a colour and a shape of their own. */
export const OWN_SERIES = 5;

/** The table, and the keys, go through no more products than a person would listen to. */
const LARGEST = 50;

/** Lays out the products that have a price and revenue; null where there are none. */
export const scatterOf = (products: readonly ScatterPoint[]): Scatter | null => {
  const sold = products.filter(({ price, revenue }) => price > 0 && revenue > 0);
  const [cheapest, dearest] = extent(sold, ({ price }) => price);
  const [least, most] = extent(sold, ({ revenue }) => revenue);
  if (cheapest === undefined || least === undefined) return null;
  const prices = logAxis(cheapest, dearest, 5);
  const revenues = logAxis(least, most, 4);
  const series = [...group(sold, (point) => point.series)]
    .filter(([title]) => title !== '')
    .map(([title, points]) => ({ title, revenue: sum(points, ({ revenue }) => revenue) }))
    .toSorted((one, other) => other.revenue - one.revenue)
    .slice(0, OWN_SERIES)
    .map(({ title }) => title);
  const places = new Map(series.map((title, place) => [title, place]));
  const placed = sold.map((point) => ({
    ...point,
    x: prices.at(point.price),
    y: 1 - revenues.at(point.revenue),
    of: places.get(point.series) ?? OWN_SERIES,
  }));
  const layers = Array.from({ length: OWN_SERIES + 1 }, (_, layer) => OWN_SERIES - layer);
  const points = layers.flatMap((layer) => placed.filter(({ of }) => of === layer));
  const largest = placed.toSorted((one, other) => other.revenue - one.revenue).slice(0, LARGEST);
  return { points, largest, series, prices, revenues };
};

/** The point nearest to a place (px), no farther than a finger is wide; its index. */
export const pointAt = (
  points: readonly PlacedPoint[],
  at: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
): number | null => {
  let best: { index: number; distance: number } | null = null;
  for (const [index, { x, y }] of points.entries()) {
    const distance = Math.hypot(x * size.width - at.x, y * size.height - at.y);
    if (distance <= 14 && (best === null || distance <= best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
};
