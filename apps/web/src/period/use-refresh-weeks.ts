import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { useToast } from '@vitrina/ui/primitives/toast';
import { sameWeek } from '../routing/week-search-params.ts';

/** Asks for the list of weeks again, and says what came of it; the week in force stays where it is. */
export function useRefreshWeeks(
  weeks: UseQueryResult<ReportPeriod[]>,
  choose: (week: ReportPeriod) => void,
): () => void {
  const say = useToast();
  const refresh = async () => {
    const { data: before } = weeks;
    const { data: now, error } = await weeks.refetch();
    const latest = now?.[0];
    if (error !== null) {
      if (now !== undefined) say({ text: `Список недель не обновился: ${error.message}` });
    } else if (latest === undefined || before?.some((one) => sameWeek(one, latest)) === true) {
      say({ text: 'Новых недель нет' });
    } else {
      say({
        text: `Готова неделя ${latest.weekNumber}`,
        action: { title: 'Открыть', run: () => choose(latest) },
      });
    }
  };
  return () => void refresh();
}
