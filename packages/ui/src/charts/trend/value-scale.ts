import { extent } from 'd3-array';
import { listGridValues } from '../list-ticks.ts';
import type { ToY } from './runs.ts';

/** Space for the labels of the gridlines, px. */
export const LABEL_MARGIN = 62;
/** Inset of the lines at top and bottom, px. */
const INSET = 8;

interface Options {
  /** Whether the smallest value is on top, as for ranks. */
  readonly isInverted: boolean;
  /** Whether the scale begins at 0, as for amounts. */
  readonly isFromZero?: boolean;
  /** Height of the chart, px. */
  readonly height: number;
  readonly formatValue: (value: number) => string;
}

/** Creates the vertical scale of lines, and the values of its gridlines. */
export const createValueScale = (
  values: readonly (number | null)[],
  { isInverted, isFromZero = false, height, formatValue }: Options,
) => {
  const known = values.filter((value) => value !== null);
  const [least = 0, high = 1] = extent(known);
  const low = isFromZero ? Math.min(0, least) : least;
  const span = high === low ? Math.abs(high) * 0.2 || 1 : high - low;
  const bottom = high === low ? low - span / 2 : low;
  const toY: ToY = (value) => {
    const part = (value - bottom) / span;
    return INSET + (height - 2 * INSET) * (isInverted ? part : 1 - part);
  };
  const isWhole = known.every(Number.isInteger);
  return { toY, gridValues: listGridValues(bottom, bottom + span, { isWhole, format: formatValue }) };
};
