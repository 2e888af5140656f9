/** The middle of some measurements; of an even number the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** The value that so large a share of some measurements does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Milliseconds that something takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Measures two things in turns, so that what the machine does meanwhile meets both. */
export const inTurns = async <Ours, Limit>(
  times: number,
  ours: () => Promise<Ours>,
  limit: () => Promise<Limit>,
): Promise<{ ours: Ours[]; limit: Limit[] }> => {
  const found: { ours: Ours[]; limit: Limit[] } = { ours: [], limit: [] };
  for (let time = 0; time < times; time += 1) {
    found.ours.push(await ours());
    found.limit.push(await limit());
  }
  return found;
};

/** Medians of times taken in turns, after some turns that are not counted. */
export const mediansInTurns = async (
  times: number,
  ours: () => Promise<unknown>,
  limit: () => Promise<unknown>,
): Promise<{ ours: number; limit: number }> => {
  const turn = (count: number) =>
    inTurns(
      count,
      () => timed(ours),
      () => timed(limit),
    );
  await turn(3);
  const found = await turn(times);
  return { ours: median(found.ours), limit: median(found.limit) };
};
