import type { RevenueSeriesBody } from '@vitrina/contract';
import { countWeeksBetween } from '@vitrina/contract/iso-week';
import { formatChange } from '@vitrina/ui/format/numbers';
import { reports } from '../../api/reports.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';

/** Maximum calendar weeks of a series: MAX_SERIES_WEEKS of the contract, whose schemas load later. */
const MAX_WEEKS = 53;

/** Returns a function that formats the change of an entity's revenue: «+28,1 %»; empty until loaded. */
export function useRevenueChanges(
  kind: RevenueSeriesBody['kind'],
  ids: readonly number[],
): (id: number) => string {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  const weeks = week && against ? countWeeksBetween(against, week) + 1 : 0;
  const isAsked = week !== undefined && ids.length > 0 && weeks >= 2 && weeks <= MAX_WEEKS;
  const { data, isLoading } = reports.market.revenueSeries.useQuery(
    isAsked ? { kind, ids: [...ids], ...week, weeks } : undefined,
  );
  const index = data?.weeks.findIndex((one) => isSameWeek(one, against)) ?? -1;
  return (id) => {
    const revenues = data?.series.find((one) => one.id === id)?.revenues;
    const [now, before] = [revenues?.at(-1), revenues?.[index]];
    if (isLoading) return '';
    return formatChange(typeof now === 'number' && before ? now / before - 1 : null);
  };
}
