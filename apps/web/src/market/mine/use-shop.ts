import { countWeeksBetween } from '@vitrina/contract/iso-week';
import { reports } from '../../api/reports.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';

/** Calendar weeks of the chart. */
export const SPAN = 26;

/** Maximum calendar weeks of a history. */
const MAX_SPAN = 160;

/** Returns the history of a shop up to the week, which reaches back to the compared week. */
export function useShopHistory(sellerId: number) {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  const distance = week && against ? countWeeksBetween(against, week) + 1 : 0;
  const weeks = Math.min(MAX_SPAN, Math.max(SPAN, distance));
  return reports.seller.history.useQuery(week && { ...week, sellerId, weeks });
}

/** Returns the weeks of a shop's history, and the rows of both weeks; a row is undefined where it was absent. */
export function useShopWeeks(sellerId: number) {
  const { week } = useReportParams();
  const { week: against } = useAgainst();
  const history = useShopHistory(sellerId).data?.sellerHistory;
  const findRow = (of: typeof week) =>
    of && history?.weeks.find((row) => row.isPresent && isSameWeek(row, of));
  return { history, now: findRow(week), before: findRow(against) };
}
