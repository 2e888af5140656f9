/** The median; of an even count, the mean of the two middle values. NaN of no values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** The smallest value that 99 % of the values do not exceed. NaN of no values. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** Duration of `work`, ms. */
const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Work that can be repeated; `index` counts from 0. */
export type Work = (index: number) => Promise<unknown>;

/** Runs before the measured ones. */
export const WARM_UP_RUNS = 3;

/**
 * Median durations, ms, after warm-up runs. The baseline runs alternately, so that other load on the machine affects
 * both.
 */
export const measureAlternately = async (times: number, run: Work, runBaseline?: Work) => {
  const values: number[] = [];
  const baselines: number[] = [];
  for (let index = 0; index < WARM_UP_RUNS + times; index += 1) {
    values.push(await measureMs(() => run(index)));
    if (runBaseline) baselines.push(await measureMs(() => runBaseline(index)));
  }
  return {
    value: median(values.slice(WARM_UP_RUNS)),
    baseline: runBaseline && median(baselines.slice(WARM_UP_RUNS)),
  };
};
