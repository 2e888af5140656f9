import { ticks } from 'd3-array';

/** Least number of grid lines that make a scale readable. */
export const LEAST_TICKS = 3;

/** Takes every second value where there are twice as many as asked for. */
const thin = (listed: readonly number[], count: number): readonly number[] => {
  const [first = 0, second = 0] = listed;
  if (listed.length < 2 * count) return listed;
  return listed.filter((tick) => Math.round(tick / (second - first)) % 2 === 0);
};

/** Lists round values of a linear scale: about as many as asked for, and at least three. */
export const listTicks = (from: number, to: number, count = LEAST_TICKS): readonly number[] => {
  for (let more = count; more < count + 2 * LEAST_TICKS; more += 1) {
    const listed = ticks(from, to, more).filter((tick) => tick > 0 || from < 0);
    if (listed.length >= LEAST_TICKS) return thin(listed, count);
  }
  return ticks(from, to, count);
};
