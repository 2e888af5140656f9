import type { ReportPeriod } from '@vitrina/contract';
import { sameWeek } from '../../period/published-weeks.ts';
import type { HistoryWeek } from '../trend/history.ts';

/** The row of a week in a history; undefined where the entity was absent, or the week is not in it. */
export const findWeekRow = (
  history: readonly HistoryWeek[],
  week: ReportPeriod | undefined,
): HistoryWeek | undefined => week && history.find((row) => sameWeek(row, week) && row.isPresent !== false);
