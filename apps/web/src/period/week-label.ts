import type { ReportPeriod } from '@vitrina/contract';
import { formatShortDates, getWeekRange } from '@vitrina/ui/format/week-range';

/** The days of one ISO week: «9–15 ноя 2026». */
export const weekDates = ({ weekNumber, year }: ReportPeriod): string =>
  formatShortDates(getWeekRange(weekNumber, year, 1));

/** A week with its days: «Неделя 46 · 9–15 ноя 2026». */
export const weekLabel = (week: ReportPeriod): string => `Неделя ${week.weekNumber} · ${weekDates(week)}`;

/** The days between two published weeks that no report is of: «2–8 ноя 2026»; undefined where none are missing. */
export function missingDates(later: ReportPeriod, earlier: ReportPeriod): string | undefined {
  const start = new Date(getWeekRange(earlier.weekNumber, earlier.year, 1).end.getTime() + 1);
  const end = new Date(getWeekRange(later.weekNumber, later.year, 1).start.getTime() - 1);
  return start < end ? formatShortDates({ start, end }) : undefined;
}
