import type { QueryClient } from '@tanstack/react-query';
import { publishedWeeks } from '../api/period.ts';
import { prefetchReport } from '../api/report-query.ts';
import { reports } from '../api/reports.ts';
import { isReported } from '../period/published-weeks.ts';
import { readReportParams } from '../routing/report-params.ts';
import type { Route } from '../routing/route.ts';
import { readWeek } from '../routing/week-search-params.ts';

/**
 * Fetches the reports of a route at an address once its week is known to be published. Fresh reports are not fetched
 * again.
 */
export async function prefetchReports(
  { queries, firstYear }: Route,
  search: URLSearchParams,
  queryClient: QueryClient,
): Promise<void> {
  if (queries === undefined || firstYear === undefined) return;
  const week = readWeek(search, firstYear);
  if (week === undefined) return;
  const published = await queryClient
    .ensureQueryData(publishedWeeks)
    .then(publishedWeeks.select)
    .catch(() => undefined);
  if (!isReported(week, published)) return;
  for (const query of queries(readReportParams(search, week), reports)) prefetchReport(queryClient, query);
}
