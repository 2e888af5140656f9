import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';

/** Revenue of the market in the week, and its change; null until known, and without a compared week. */
export function useMarketChange(): { revenue: number | null; change: number | null; isPending: boolean } {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  const now = reports.period.weekInfo.useQuery(week);
  const earlier = reports.period.weekInfo.useQuery(against);
  const revenue = now.data?.weekInfo.revenue ?? null;
  const before = earlier.data?.weekInfo.revenue;
  return {
    revenue,
    change: revenue !== null && before ? revenue / before - 1 : null,
    isPending: now.isLoading || earlier.isLoading,
  };
}
