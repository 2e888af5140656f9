import * as texts from '#texts/period/period';
import type { ReportResult } from '../api/report-result.ts';
import type { ReportPeriod } from '@vitrina/contract';
import { useToast } from '@vitrina/ui/primitives/toast';
import { isSameWeek } from './published-weeks.ts';

/** Refetches the list of weeks and shows the result in a message; the current week stays. */
export function useRefreshWeeks(
  weeks: ReportResult<ReportPeriod[]>,
  choose: (week: ReportPeriod) => void,
): () => void {
  const showToast = useToast();
  const refresh = async () => {
    const { data: previousWeeks } = weeks;
    const { data: refreshedWeeks, error } = await weeks.refetch();
    const latest = refreshedWeeks?.[0];
    if (error !== null) {
      if (refreshedWeeks !== undefined) showToast({ text: texts.refreshFailed(error.message) });
    } else if (latest === undefined || previousWeeks?.some((week) => isSameWeek(week, latest)) === true) {
      showToast({ text: texts.noNewWeeks });
    } else {
      showToast({
        text: texts.weekReady(latest.weekNumber),
        action: { title: texts.open, run: () => choose(latest) },
      });
    }
  };
  return () => void refresh();
}
