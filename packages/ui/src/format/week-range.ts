const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** The first and last moment of a range of days, in UTC. */
export interface DateRange {
  readonly start: Date;
  readonly end: Date;
}

/** The Monday that opens ISO week 1, the week of January 4th. */
const firstMonday = (year: number): number => {
  const fourth = Date.UTC(year, 0, 4);
  const daysSinceMonday = (new Date(fourth).getUTCDay() + 6) % 7;
  return fourth - daysSinceMonday * DAY;
};

/**
 * The days that the `span` weeks up to and with an ISO week cover, Monday to Sunday:
 * the start is the Monday of the week that is `span` − 1 weeks earlier.
 */
export const getWeekRange = (weekNumber: number, year: number, span = 4): DateRange => {
  const monday = firstMonday(year) + (weekNumber - 1) * WEEK;
  return { start: new Date(monday - (span - 1) * WEEK), end: new Date(monday + WEEK - 1) };
};

/** The ISO week before another one; week 1 follows week 52 or 53 of the year before. */
export const getPreviousWeek = (week: { year: number; weekNumber: number }) => {
  if (week.weekNumber > 1) return { year: week.year, weekNumber: week.weekNumber - 1 };
  const year = week.year - 1;
  return { year, weekNumber: Math.round((firstMonday(week.year) - firstMonday(year)) / WEEK) };
};

const shortMonths = 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' ');
const longMonths = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
  ' ',
);

const dates = ({ start, end }: DateRange, months: readonly string[]): string => {
  const month = (date: Date): string => `\u00a0${months[date.getUTCMonth()] ?? ''}`;
  const year = (date: Date): string => `\u00a0${date.getUTCFullYear()}`;
  const last = `${end.getUTCDate()}${month(end)}${year(end)}`;
  if (start.getUTCFullYear() !== end.getUTCFullYear())
    return `${start.getUTCDate()}${month(start)}${year(start)} – ${last}`;
  if (start.getUTCMonth() !== end.getUTCMonth()) return `${start.getUTCDate()}${month(start)} – ${last}`;
  return `${start.getUTCDate()}–${last}`;
};

/** A range in short words: «9–15 ноя 2026», «26 окт – 1 ноя 2026». */
export const formatShortDates = (range: DateRange): string => dates(range, shortMonths);

/** A range in full words: «9–15 ноября 2026». */
export const formatLongDates = (range: DateRange): string => dates(range, longMonths);

/** A day in short words: «12 апр 2016». */
export const formatDate = (day: Date): string =>
  `${day.getUTCDate()}\u00a0${shortMonths[day.getUTCMonth()] ?? ''}\u00a0${day.getUTCFullYear()}`;

const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** A moment by the reader's own clock: «16 ноя, 06:40». */
export const formatDateTime = (moment: Date): string =>
  `${moment.getDate()}\u00a0${shortMonths[moment.getMonth()] ?? ''}, ${clock.format(moment)}`;
