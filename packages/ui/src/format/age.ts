import * as texts from '#texts/format';
import { parseCalendarDate } from './calendar-date.ts';
import { pluralize } from './plural.ts';

const getLastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Full months between two dates. A month shorter than the start day is full on its last day. */
const countFullMonths = (since: Date, at: Date): number => {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const dueDay = Math.min(since.getUTCDate(), getLastDayOfMonth(year, month));
  const started = (year - since.getUTCFullYear()) * 12 + month - since.getUTCMonth();
  return at.getUTCDate() < dueDay ? started - 1 : started;
};

/**
 * Formats the time since a date: «7 мес.», «2 года 3 мес.», «21 год». Returns «Неизвестно» for an
 * invalid or future date.
 * @param since a date `YYYY-MM-DD`
 * @param at the reference date, such as the last day of the report's week (UTC)
 */
export const formatAge = (since: string, at: Date): string => {
  const from = parseCalendarDate(since);
  if (from === undefined || !(from <= at)) return texts.unknownAge;
  const total = countFullMonths(from, at);
  const [fullYears, months] = [Math.floor(total / 12), total % 12];
  const monthsText = texts.months(months);
  if (fullYears === 0) return monthsText;
  const yearsText = `${fullYears}\u00a0${pluralize(fullYears, texts.year)}`;
  return months === 0 ? yearsText : `${yearsText} ${monthsText}`;
};
