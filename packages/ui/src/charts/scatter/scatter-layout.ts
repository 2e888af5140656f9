import { extent, group, sum } from 'd3-array';
import { createLogAxis, type LogAxis } from './log-axis.ts';

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
export interface PositionedPoint extends ScatterPoint {
  readonly x: number;
  readonly y: number;
  /** 0–4 for the largest series, 5 for all others. */
  readonly seriesIndex: number;
}

/** All points, the others first so that the largest series lie above them. */
export interface ScatterLayout {
  readonly points: readonly PositionedPoint[];
  /** Those with the largest revenue, in its order. */
  readonly largest: readonly PositionedPoint[];
  readonly series: readonly string[];
  readonly prices: LogAxis;
  readonly revenues: LogAxis;
}

/** So many series have a colour and a shape of their own. */
export const OWN_SERIES = 5;

/** The table, and the keys, go through no more products than a person would listen to. */
const LARGEST = 50;

/** Lays out the products that have a price and revenue; null where there are none. */
export const layoutScatter = (products: readonly ScatterPoint[]): ScatterLayout | null => {
  const sold = products.filter(({ price, revenue }) => price > 0 && revenue > 0);
  const [cheapest, dearest] = extent(sold, ({ price }) => price);
  const [least, most] = extent(sold, ({ revenue }) => revenue);
  if (cheapest === undefined || least === undefined) return null;
  const prices = createLogAxis(cheapest, dearest, 5);
  const revenues = createLogAxis(least, most, 4);
  const series = [...group(sold, (point) => point.series)]
    .filter(([title]) => title !== '')
    .map(([title, points]) => ({ title, revenue: sum(points, ({ revenue }) => revenue) }))
    .toSorted((one, other) => other.revenue - one.revenue)
    .slice(0, OWN_SERIES)
    .map(({ title }) => title);
  const places = new Map(series.map((title, place) => [title, place]));
  const placed = sold.map((point) => ({
    ...point,
    x: prices.toPosition(point.price),
    y: 1 - revenues.toPosition(point.revenue),
    seriesIndex: places.get(point.series) ?? OWN_SERIES,
  }));
  const layers = Array.from({ length: OWN_SERIES + 1 }, (_, layer) => OWN_SERIES - layer);
  const points = layers.flatMap((layer) => placed.filter(({ seriesIndex }) => seriesIndex === layer));
  const largest = placed.toSorted((one, other) => other.revenue - one.revenue).slice(0, LARGEST);
  return { points, largest, series, prices, revenues };
};

/** The point nearest to a place (px), no farther than a finger is wide; its index. */
export const findPointAt = (
  points: readonly PositionedPoint[],
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
