/** An ISO week of an ISO year. */
export interface Week {
  readonly year: number;
  readonly weekNumber: number;
}

/** Formats a week as 2026-W05. */
export const formatWeek = ({ year, weekNumber }: Week): string =>
  `${year}-W${String(weekNumber).padStart(2, '0')}`;

/** Returns true if both are the same week. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  one.year === other.year && one.weekNumber === other.weekNumber;

/** Returns the Monday of a week, ms since the epoch. ISO week 1 contains January 4th. */
const getMonday = ({ year, weekNumber }: Week): number => {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return fourth.setUTCDate(4 - ((fourth.getUTCDay() + 6) % 7) + (weekNumber - 1) * 7);
};

/** Returns the end of a week: the start of the next one's Monday in UTC, ms since the epoch. */
export const getWeekEnd = (week: Week): number => getMonday(week) + 7 * 86_400_000;

const getDistanceMs = (one: Week, other: Week) => Math.abs(getMonday(one) - getMonday(other));

/** Returns the week nearest in time; undefined if there are none. */
export const findNearestWeek = <Of extends Week>(weeks: readonly Of[], to: Week): Of | undefined =>
  weeks.toSorted((one, other) => getDistanceMs(one, to) - getDistanceMs(other, to))[0];
