import { type QueryClient, skipToken } from '@tanstack/react-query';
import { askedIn } from '../asked.ts';
import { publishedWeeks } from '../period/queries.ts';
import { isReported, weekIn } from '../period/week.ts';
import type { Screen } from '../screen.ts';

/**
 * Fetches the reports that a screen shows at an address, as soon as its week is known to be published;
 * the cache says what is still fresh.
 */
export async function fetchReports(
  screen: Screen,
  search: URLSearchParams,
  queryClient: QueryClient,
): Promise<void> {
  if (screen.asks === undefined || screen.firstYear === undefined) return;
  const week = weekIn(search, screen.firstYear);
  if (week === undefined) return;
  const published = await queryClient.ensureQueryData(publishedWeeks).catch(() => undefined);
  if (!isReported(week, published)) return;
  screen.asks(askedIn(search, week), (query) => {
    if (query.queryFn !== skipToken) void queryClient.prefetchQuery(query);
  });
}

/** Fetches a screen's code; should that fail, the visit itself will say so. */
export function fetchCode(screen: Screen): void {
  screen.load().catch(() => undefined);
}
