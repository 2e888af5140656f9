import { getWeekEnd, getWeekOfDay, isCalendarWeek, type Week } from '@vitrina/contract/iso-week';

/** A week as a person wrote it; `day` is the day (yyyy-mm-dd) where the text names one. */
export interface ReadWeek extends Week {
  readonly day?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** First and last day that a spreadsheet may have written as the number of days since 30 December 1899. */
const serialDays = { from: 43_831, to: 47_847 } as const;

const iso = /^(\d{4})\s?-?\s?(?:w|в|н)\s?(\d{1,2})$/i;
const named = /^(?:неделя|нед\.?|апта|week|w)?\s*№?\s*(\d{1,2})(?:\s*-?\s*(?:неделя|нед\.?|апта|week))?$/i;
const namedWithYear =
  /^(?:неделя|нед\.?|апта|week|w)\s*№?\s*(\d{1,2})\D{1,3}(\d{4})(?:\s*(?:г\.?|год|ж\.?))?$/i;
const range = /^(\S+?)\s*(?:-|–|—|\.{2,3}|…|по|to)\s*(\S+)$/i;

/** Parses a day; returns its time in UTC, ms since the epoch. Time of day is left out. */
const parseDay = (text: string): number | undefined => {
  const [, day, dayMonth, dayYear] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s.*)?$/.exec(text) ?? [];
  const [, year, month, last] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T\s].*)?$/.exec(text) ?? [];
  const parts = [year ?? dayYear, month ?? dayMonth, last ?? day].map(Number);
  const [y = Number.NaN, m = Number.NaN, d = Number.NaN] = parts;
  const time = Date.UTC(y, m - 1, d);
  const date = new Date(time);
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? time : undefined;
};

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const readRange = (first: number, last: number): ReadWeek | string => {
  const days = Math.round((last - first) / DAY_MS) + 1;
  const week = getWeekOfDay(first);
  if (days === 7 && getWeekEnd(week) === last + DAY_MS) return week;
  if (days !== 7) return `has ${days} days, and an ISO week has 7`;
  return 'does not begin on a Monday, as an ISO week does';
};

/** Why a week without a year is not read. */
export const NO_YEAR = 'has no year; give --year';

const readDay = (time: number): ReadWeek => ({ ...getWeekOfDay(time), day: formatDay(time) });

/**
 * Reads a week: 2026-W46, 46, неделя 46, a day, or a range of days that is one ISO week. `year` is that of the row or of
 * all rows. Returns the reason if the text is no week.
 */
export const readWeek = (text: string, year: number | undefined): ReadWeek | string => {
  const [, isoYear, isoWeek] = iso.exec(text) ?? [];
  const [, yearWeek, namedYear] = namedWithYear.exec(text) ?? [];
  const number = isoWeek ?? yearWeek ?? named.exec(text)?.[1];
  if (number !== undefined) {
    const found = isoYear ?? namedYear;
    if (found === undefined && year === undefined) return NO_YEAR;
    const week = { year: found === undefined ? (year ?? 0) : Number(found), weekNumber: Number(number) };
    return isCalendarWeek(week) ? week : `is no week of ${week.year}`;
  }
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (serial >= serialDays.from && serial <= serialDays.to)
    return readDay(Date.UTC(1899, 11, 30) + serial * DAY_MS);
  const [, first = '', last = ''] = range.exec(text) ?? [];
  const [from, to] = [parseDay(first), parseDay(last)];
  if (from !== undefined && to !== undefined) return readRange(from, to);
  const day = parseDay(text);
  return day === undefined ? 'is not a week, a day or a range of days' : readDay(day);
};
