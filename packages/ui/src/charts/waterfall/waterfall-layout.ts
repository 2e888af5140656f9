/** Part of the height that the ends have below the lowest level, where the axis is broken. */
const BASE = 0.24;

/** The extent of a bar above the axis, as parts of the height, 0–1. */
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
  /** Whether the axis does not start at zero. */
  readonly isBroken: boolean;
}

/**
 * Lays out the steps from a value to another. Levels share one scale from the lowest to the highest; the lowest stands
 * above the axis unless it is 0.
 */
export const layoutWaterfall = (before: number, steps: readonly number[]): WaterfallLayout => {
  const values = steps.reduce<number[]>((levels, step) => [...levels, (levels.at(-1) ?? 0) + step], [before]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const isBroken = lowest > 0;
  const base = isBroken ? BASE : 0;
  const scale = highest === lowest ? 0 : (1 - base) / (highest - lowest);
  const levels = values.map((value) => base + (value - lowest) * scale);
  const levelAt = (index: number) => levels[index] ?? 0;
  return {
    before: { bottom: 0, top: levelAt(0) },
    after: { bottom: 0, top: levels.at(-1) ?? 0 },
    steps: steps.map((_, index) => ({
      bottom: Math.min(levelAt(index), levelAt(index + 1)),
      top: Math.max(levelAt(index), levelAt(index + 1)),
    })),
    levels,
    isBroken,
  };
};
