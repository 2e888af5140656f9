/** Part of the height below the lowest level, where the axis is cut. */
const BASE = 0.24;
/** Least part of the highest level that the steps cover, where the axis starts at zero. */
const LEAST_COVERED = 0.1;
/** Thickness of an end's mark, where the axis is cut, as a part of the height. */
const MARK = 0.04;

/** The extent of a bar, as parts of the height, 0–1. */
export interface BarExtent {
  readonly bottom: number;
  readonly top: number;
}

/** The bars of a waterfall: both ends and the steps between them. */
export interface WaterfallLayout {
  readonly before: BarExtent;
  readonly after: BarExtent;
  readonly steps: readonly BarExtent[];
  /** The level after each step, where the dashed joins are. */
  readonly levels: readonly number[];
  /** Position of zero, 0–1; null where the axis is cut above it. */
  readonly zero: number | null;
}

/**
 * Lays out the steps from one amount to another on one scale from zero. The axis is cut where steps from zero would be
 * too small to read: both ends are then marks at their level, not bars, since a bar from a cut axis shows a wrong ratio.
 */
export const layoutWaterfall = (before: number, steps: readonly number[]): WaterfallLayout => {
  const values = steps.reduce<number[]>((levels, step) => [...levels, (levels.at(-1) ?? 0) + step], [before]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const isCut = lowest > 0 && highest - lowest < LEAST_COVERED * highest;
  const [from, base] = isCut ? [lowest, BASE] : [Math.min(0, lowest), 0];
  const scale = highest === from ? 0 : (1 - base) / (highest - from);
  const toLevel = (value: number) => base + (value - from) * scale;
  const levels = values.map(toLevel);
  const levelAt = (index: number) => levels[index] ?? 0;
  const layoutBar = (one: number, other: number) => ({
    bottom: Math.min(one, other),
    top: Math.max(one, other),
  });
  const layoutEnd = (level: number) => layoutBar(isCut ? level - MARK : toLevel(0), level);
  return {
    before: layoutEnd(levelAt(0)),
    after: layoutEnd(levels.at(-1) ?? 0),
    steps: steps.map((_, index) => layoutBar(levelAt(index), levelAt(index + 1))),
    levels,
    zero: isCut ? null : toLevel(0),
  };
};
