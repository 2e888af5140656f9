import { extent, group, sum } from 'd3-array';
import { isWithinChance } from '../../format/change.ts';
import { createLogAxis, type LogAxis } from './log-axis.ts';

/** One product of the plot. */
export interface ScatterPoint {
  /** Index of its row in the report. */
  readonly key: number;
  readonly title: string;
  /** Brand; empty for none. */
  readonly series: string;
  /** ₸ */
  readonly price: number;
  /** Revenue of the week, ₸. */
  readonly revenue: number;
  /** Units sold in the week. */
  readonly salesCount: number;
}

/** A point with its position in fractions from the left and the top. */
export interface PositionedPoint extends ScatterPoint {
  readonly x: number;
  readonly y: number;
  /** 0–4 for the largest series, 5 for all others. */
  readonly seriesIndex: number;
  /** Whether the units, at most three, are within chance of none. */
  readonly isFaint: boolean;
}

/** All points, faint and other series first, so that the largest are drawn on top. */
export interface ScatterLayout {
  readonly points: readonly PositionedPoint[];
  /** Points with the largest revenue, descending. */
  readonly largest: readonly PositionedPoint[];
  readonly series: readonly string[];
  readonly prices: LogAxis;
  readonly units: LogAxis;
}

/** Number of series with their own colour and shape. */
export const OWN_SERIES = 5;

/** Number of products in the data table and in keyboard navigation. */
const MAX_LARGEST = 50;

/** Positions products that have a price and sales; null without any. */
export const layoutScatter = (products: readonly ScatterPoint[]): ScatterLayout | null => {
  const sold = products.filter(({ price, salesCount }) => price > 0 && salesCount > 0);
  const [cheapest, dearest] = extent(sold, ({ price }) => price);
  const [least, most] = extent(sold, ({ salesCount }) => salesCount);
  if (cheapest === undefined || least === undefined) return null;
  const prices = createLogAxis(cheapest, dearest, 5);
  const units = createLogAxis(least, most, 4);
  const series = [...group(sold, (point) => point.series)]
    .filter(([title]) => title !== '')
    .map(([title, points]) => ({ title, revenue: sum(points, ({ revenue }) => revenue) }))
    .toSorted((one, other) => other.revenue - one.revenue)
    .slice(0, OWN_SERIES)
    .map(({ title }) => title);
  const seriesIndices = new Map(series.map((title, index) => [title, index]));
  const placed = sold.map((point) => ({
    ...point,
    x: prices.toPosition(point.price),
    y: 1 - units.toPosition(point.salesCount),
    isFaint: isWithinChance(point.salesCount, 0) === true,
    seriesIndex: seriesIndices.get(point.series) ?? OWN_SERIES,
  }));
  const layers = Array.from({ length: OWN_SERIES + 1 }, (_, layer) => OWN_SERIES - layer);
  const points = [true, false].flatMap((isFaint) =>
    layers.flatMap((layer) =>
      placed.filter((point) => point.isFaint === isFaint && point.seriesIndex === layer),
    ),
  );
  const largest = placed.toSorted((one, other) => other.revenue - one.revenue).slice(0, MAX_LARGEST);
  return { points, largest, series, prices, units };
};

/** Finds the index of the nearest point within a finger's width, px; skips dimmed points. */
export const findPointAt = (
  points: readonly PositionedPoint[],
  isDimmed: (point: PositionedPoint) => boolean,
  at: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
): number | null => {
  let best: { index: number; distance: number } | null = null;
  for (const [index, point] of points.entries()) {
    const distance = Math.hypot(point.x * size.width - at.x, point.y * size.height - at.y);
    if (distance > 14 || (best !== null && distance > best.distance) || isDimmed(point)) continue;
    best = { index, distance };
  }
  return best?.index ?? null;
};
