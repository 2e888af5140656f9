/** An ISO week of an ISO year. */
export interface Week {
  readonly year: number;
  readonly weekNumber: number;
}

/** A week before any in a feed. */
export const FIRST_WEEK: Week = { year: 1, weekNumber: 1 };

/** Formats a week as 2026-W05. */
export const formatWeek = ({ year, weekNumber }: Week): string =>
  `${String(year).padStart(4, '0')}-W${String(weekNumber).padStart(2, '0')}`;

/** Whether both are the same week. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  one.year === other.year && one.weekNumber === other.weekNumber;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Returns the Monday of a week, ms since the epoch; NaN beyond the years of a date. ISO week 1 contains January 4th. */
const getMonday = ({ year, weekNumber }: Week): number => {
  const fourth = new Date(new Date(0).setUTCFullYear(year, 0, 4));
  return fourth.setUTCDate(4 - ((fourth.getUTCDay() + 6) % 7) + (weekNumber - 1) * 7);
};

/** Returns the week of a Monday: its ISO year is that of its Thursday. */
const getWeekOfMonday = (mondayMs: number): Week => {
  const year = new Date(mondayMs + 3 * DAY_MS).getUTCFullYear();
  return { year, weekNumber: Math.round((mondayMs - getMonday({ year, weekNumber: 1 })) / WEEK_MS) + 1 };
};

/** Returns the week of the start of a day in UTC, ms since the epoch. */
export const getWeekOfDay = (dayMs: number): Week =>
  getWeekOfMonday(dayMs - ((new Date(dayMs).getUTCDay() + 6) % 7) * DAY_MS);

/** Whether the calendar has a week: no year has week 0 or 54, and most have no week 53. */
export const isCalendarWeek = (week: Week): boolean => {
  const monday = getMonday(week);
  return !Number.isNaN(monday) && isSameWeek(getWeekOfMonday(monday), week);
};

/** Returns the week this many calendar weeks before a week. */
export const subtractWeeks = (week: Week, count: number): Week =>
  getWeekOfMonday(getMonday(week) - count * WEEK_MS);

/** Whether the first week is the earlier one. */
export const isEarlier = (one: Week, other: Week): boolean => getMonday(one) < getMonday(other);

/** Parses a text such as 2026-W05, which need not be a week of the calendar. */
export const parseWeek = (text: string): Week => {
  const [year, weekNumber] = text.split('-W').map(Number);
  return { year: year ?? 0, weekNumber: weekNumber ?? 0 };
};

/** Returns the end of a week: the start of the next one's Monday in UTC, ms since the epoch. */
export const getWeekEnd = (week: Week): number => getMonday(week) + WEEK_MS;

/** Counts the calendar weeks from one week to a later one. */
export const countWeeksBetween = (one: Week, other: Week): number =>
  Math.round((getMonday(other) - getMonday(one)) / WEEK_MS);

const getDistanceMs = (one: Week, other: Week) => Math.abs(getMonday(one) - getMonday(other));

/** Returns the week nearest in time; undefined if there are none. */
export const findNearestWeek = <Of extends Week>(weeks: readonly Of[], to: Week): Of | undefined =>
  weeks.toSorted((one, other) => getDistanceMs(one, to) - getDistanceMs(other, to))[0];
