import type { ReportPeriod } from '@vitrina/contract';
import { shortDates, weekRange } from '@vitrina/ui/week-range.ts';

/** The days of one ISO week: «9–15 ноя 2026». */
export const weekDates = ({ weekNumber, year }: ReportPeriod): string =>
  shortDates(weekRange(weekNumber, year, 1));

/** A week with its days: «Неделя 46 · 9–15 ноя 2026». */
export const weekLabel = (week: ReportPeriod): string => `Неделя ${week.weekNumber} · ${weekDates(week)}`;
