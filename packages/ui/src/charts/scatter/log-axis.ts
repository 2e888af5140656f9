/** An axis on which equal ratios are equally far apart. */
export interface LogAxis {
  /** Where a value lies between 0, the first, and 1, the last; values outside lie outside. */
  readonly toPosition: (value: number) => number;
  /** Round values to be written along it, at most as many as asked for. */
  readonly ticks: readonly number[];
}

const every = (values: readonly number[], most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, place) => place % step === 0);
};

/** The axis of values from the least to the largest, both above 0, with a little air at both ends. */
export const createLogAxis = (least: number, largest: number, mostTicks: number): LogAxis => {
  const air = Math.max(0.04 * Math.log10(largest / least), 0.05);
  const [first, last] = [Math.log10(least) - air, Math.log10(largest) + air];
  const at = (value: number): number => (Math.log10(value) - first) / (last - first);
  const inside = (value: number): boolean => at(value) >= 0 && at(value) <= 1;
  const powers = Array.from({ length: 16 }, (_, power) => 10 ** power).filter(inside);
  const halves = Array.from({ length: 16 }, (_, power) => 10 ** power)
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter(inside);
  return { toPosition: at, ticks: every(powers.length > 2 ? powers : halves, mostTicks) };
};
