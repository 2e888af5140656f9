/** Maps a value to a vertical position, px. */
export type ToY = (value: number) => number;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of a series in runs without a gap. */
export const layOutRuns = (
  values: readonly (number | null)[],
  toX: (index: number) => number,
  toY: ToY,
): readonly (readonly Point[])[] => {
  const runs: Point[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const point = { x: toX(index), y: toY(value) };
    const previous = values[index - 1];
    if (previous === null || previous === undefined) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs;
};

/** Formats points for a polyline. */
export const formatPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
