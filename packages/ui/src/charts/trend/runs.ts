/** Maps a value to a vertical position, px. */
export type ToY = (value: number) => number;

/** Points of a series in runs without a gap. */
export const layOutRuns = (values: readonly (number | null)[], slot: number, toY: ToY) => {
  const runs: { x: number; y: number }[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const point = { x: (index + 0.5) * slot, y: toY(value) };
    const previous = values[index - 1];
    if (previous === null || previous === undefined) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs;
};
