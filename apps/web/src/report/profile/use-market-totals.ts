import type { WeekInfo } from '@vitrina/contract';
import { reports } from '../../api/reports.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';

/** Totals of the market in the current and in the compared week; undefined until loaded. */
export interface MarketTotals {
  now: WeekInfo | undefined;
  before: WeekInfo | undefined;
}

/** Returns the market's totals in both weeks. */
export function useMarketTotals(): MarketTotals {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  return {
    now: reports.period.weekInfo.useQuery(week).data?.weekInfo,
    before: reports.period.weekInfo.useQuery(against).data?.weekInfo,
  };
}

/** Computes an entity's share of a market's revenue, 0–1; null while the market is unknown or sold nothing. */
export const computeMarketShare = (revenue: number, market: WeekInfo | undefined): number | null =>
  market === undefined || market.revenue === 0 ? null : revenue / market.revenue;

/** Computes the relative change of one of the market's totals; null if unknown. */
export function computeMarketChange({ now, before }: MarketTotals, field: string): number | null {
  if (field !== 'revenue' && field !== 'salesCount' && field !== 'averagePrice') return null;
  const [value, earlier] = [now?.[field], before?.[field]];
  return typeof value === 'number' && typeof earlier === 'number' && earlier !== 0
    ? value / earlier - 1
    : null;
}
