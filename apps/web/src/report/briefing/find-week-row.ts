import type { ReportPeriod } from '@vitrina/contract';
import { isSameWeek } from '../../period/published-weeks.ts';
import type { HistoryWeek } from '../trend/history.ts';

/** Finds the row of a week in a history; undefined if the entity was absent or the history lacks the week. */
export const findWeekRow = (
  history: readonly HistoryWeek[],
  week: ReportPeriod | undefined,
): HistoryWeek | undefined => week && history.find((row) => isSameWeek(row, week) && row.isPresent !== false);
