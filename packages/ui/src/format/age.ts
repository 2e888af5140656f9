import { pluralize, type Noun } from './plural.ts';

const years: Noun = { one: 'год', few: 'года', many: 'лет' };

const lastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Whole months between two dates; a month that lacks the day is full on its last one. */
const wholeMonths = (since: Date, at: Date): number => {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const dueDay = Math.min(since.getUTCDate(), lastDayOfMonth(year, month));
  const started = (year - since.getUTCFullYear()) * 12 + month - since.getUTCMonth();
  return at.getUTCDate() < dueDay ? started - 1 : started;
};

/**
 * How long ago a date was, in Russian: «7 мес.», «2 года 3 мес.», «21 год».
 * A date that is invalid, or later than `at`, gives «Неизвестно».
 * @param since a date `YYYY-MM-DD`
 * @param at the day to count from, such as the end of the report's week (UTC)
 */
export const formatAge = (since: string, at: Date): string => {
  const from = new Date(since);
  if (!(from <= at)) return 'Неизвестно';
  const total = wholeMonths(from, at);
  const [wholeYears, months] = [Math.floor(total / 12), total % 12];
  const inMonths = `${months}\u00a0мес.`;
  if (wholeYears === 0) return inMonths;
  const inYears = `${wholeYears}\u00a0${pluralize(wholeYears, years)}`;
  return months === 0 ? inYears : `${inYears} ${inMonths}`;
};
