import { LEAST_TICKS, listTicks } from '../list-ticks.ts';

/** A logarithmic axis. */
export interface LogAxis {
  /** Position of a value, 0 at the first and 1 at the last; values outside are beyond. */
  readonly toPosition: (value: number) => number;
  /** Round values for labels, at most as many as requested. */
  readonly ticks: readonly number[];
}

const pickEvery = (values: readonly number[], maxCount: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(values.length / maxCount));
  return values.filter((_, index) => index % step === 0);
};

/** Creates an axis between two positive values, with padding at both ends. */
export const createLogAxis = (smallest: number, largest: number, mostTicks: number): LogAxis => {
  const padding = Math.max(0.04 * Math.log10(largest / smallest), 0.05);
  const [first, last] = [Math.log10(smallest) - padding, Math.log10(largest) + padding];
  const at = (value: number): number => (Math.log10(value) - first) / (last - first);
  const isInside = (value: number): boolean => at(value) >= 0 && at(value) <= 1;
  const powers = Array.from({ length: 16 }, (_, power) => 10 ** power).filter(isInside);
  const halves = Array.from({ length: 16 }, (_, power) => 10 ** power)
    .flatMap((power) => [power, 2 * power, 5 * power])
    .filter(isInside);
  const linear = () => listTicks(smallest, largest, mostTicks).filter(Number.isInteger);
  const round = [powers, halves].find(({ length }) => length >= LEAST_TICKS) ?? linear();
  return { toPosition: at, ticks: pickEvery(round, mostTicks) };
};
