import { getWeekEnd } from '@vitrina/contract/iso-week';
import * as texts from '#texts/format';

const WEEK_MS = 7 * 86_400_000;

/** The first and last moment of a range of days, in UTC. */
export interface DateRange {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Returns the days of `span` weeks that end with an ISO week, Monday to Sunday:
 * the start is the Monday of the week that is `span` − 1 weeks earlier.
 */
export const getWeekRange = (weekNumber: number, year: number, span = 4): DateRange => {
  const end = getWeekEnd({ year, weekNumber });
  return { start: new Date(end - span * WEEK_MS), end: new Date(end - 1) };
};

/** Formats a range of days: «9–15 ноя 2026», «26 окт – 1 ноя 2026». */
export const formatShortDates = ({ start, end }: DateRange): string => {
  const month = (date: Date): string => `\u00a0${texts.shortMonths[date.getUTCMonth()] ?? ''}`;
  const year = (date: Date): string => `\u00a0${date.getUTCFullYear()}`;
  const last = `${end.getUTCDate()}${month(end)}${year(end)}`;
  if (start.getUTCFullYear() !== end.getUTCFullYear())
    return `${start.getUTCDate()}${month(start)}${year(start)} – ${last}`;
  if (start.getUTCMonth() !== end.getUTCMonth()) return `${start.getUTCDate()}${month(start)} – ${last}`;
  return `${start.getUTCDate()}–${last}`;
};

/** Formats a day without its year: «12 апр». */
export const formatDay = (day: Date): string =>
  `${day.getUTCDate()}\u00a0${texts.shortMonths[day.getUTCMonth()] ?? ''}`;

/** Formats a day: «12 апр 2016». */
export const formatDate = (day: Date): string => `${formatDay(day)}\u00a0${day.getUTCFullYear()}`;

const clock = new Intl.DateTimeFormat(texts.numberLocale, {
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a moment in the local time zone: «16 ноя, 06:40». */
export const formatDateTime = (moment: Date): string =>
  `${moment.getDate()}\u00a0${texts.shortMonths[moment.getMonth()] ?? ''}, ${clock.format(moment)}`;
