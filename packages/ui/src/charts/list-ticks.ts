import { ticks } from 'd3-array';

/** Least number of grid lines that make a scale readable. */
export const LEAST_TICKS = 3;

/** Takes every second value if there are twice as many as requested. */
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

/** Maximum number of grid lines of a trend. */
const MOST_LINES = 4;
/** Line counts to try in turn. */
const ASKED = [3, 4, 5, 6, 8];

interface GridOptions {
  /** Whether all values of the chart are whole, so that no line lies between two of them. */
  readonly isWhole: boolean;
  /** Formats a line's label; no two lines have the same. */
  readonly format: (value: number) => string;
}

/** Lists the round values of a trend's grid lines: three or four where values and labels allow it. */
export const listGridValues = (
  from: number,
  to: number,
  { isWhole, format }: GridOptions,
): readonly number[] => {
  const tries = ASKED.map((count) =>
    ticks(from, to, count).filter((tick) => !isWhole || Number.isInteger(tick)),
  );
  const isReadable = (values: readonly number[]) =>
    values.length >= LEAST_TICKS && new Set(values.map(format)).size === values.length;
  const isNewLabel = (value: number, index: number, values: readonly number[]) =>
    values.findIndex((other) => format(other) === format(value)) === index;
  const listed = tries.find(isReadable) ?? (tries[0] ?? []).filter(isNewLabel);
  return listed.length > MOST_LINES ? listed.filter((_tick, index) => index % 2 === 0) : listed;
};
