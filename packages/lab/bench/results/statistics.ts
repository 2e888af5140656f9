/** The median; of an even count, the mean of the two middle values. NaN of no values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** The smallest value that at least `share` (0–1) of the values do not exceed. NaN of no values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Duration of `work`, ms. */
export const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Runs the product and its baseline alternately, so that other load on the machine affects both. */
export const runAlternately = async <Value, Baseline>(
  times: number,
  run: () => Promise<Value>,
  runBaseline: () => Promise<Baseline>,
): Promise<{ values: Value[]; baselines: Baseline[] }> => {
  const results: { values: Value[]; baselines: Baseline[] } = { values: [], baselines: [] };
  for (let time = 0; time < times; time += 1) {
    results.values.push(await run());
    results.baselines.push(await runBaseline());
  }
  return results;
};

const WARM_UP_RUNS = 3;

/** Median durations of alternate runs, ms, after runs that do not count. */
export const measureAlternately = async (
  times: number,
  run: () => Promise<unknown>,
  runBaseline: () => Promise<unknown>,
): Promise<{ value: number; baseline: number }> => {
  const measure = (count: number) =>
    runAlternately(
      count,
      () => measureMs(run),
      () => measureMs(runBaseline),
    );
  await measure(WARM_UP_RUNS);
  const { values, baselines } = await measure(times);
  return { value: median(values), baseline: median(baselines) };
};
