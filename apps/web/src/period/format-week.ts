import type { ReportPeriod } from '@vitrina/contract';
import { formatShortDates, getWeekRange } from '@vitrina/ui/format/week-range';
import * as texts from '#texts/period/period';

/** Formats the dates of a week: «9–15 ноя 2026». */
export const formatWeekDates = ({ weekNumber, year }: ReportPeriod): string =>
  formatShortDates(getWeekRange(weekNumber, year, 1));

/** Formats the dates of a week without the year: «9–15 ноя». */
export const formatWeekDays = (week: ReportPeriod): string =>
  formatWeekDates(week).replaceAll(/\u00a0\d{4}/g, '');

/** Formats a week with its dates: «Неделя 46 · 9–15 ноя 2026». */
export const formatWeek = (week: ReportPeriod): string =>
  texts.datedWeek(week.weekNumber, formatWeekDates(week));

/** Formats the dates between two published weeks: «2–8 ноя 2026»; undefined for adjacent weeks. */
export function formatMissingDates(later: ReportPeriod, earlier: ReportPeriod): string | undefined {
  const start = new Date(getWeekRange(earlier.weekNumber, earlier.year, 1).end.getTime() + 1);
  const end = new Date(getWeekRange(later.weekNumber, later.year, 1).start.getTime() - 1);
  return start < end ? formatShortDates({ start, end }) : undefined;
}
