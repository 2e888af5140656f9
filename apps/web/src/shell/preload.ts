import { type QueryClient, skipToken } from '@tanstack/react-query';
import { askedIn } from '../asked.ts';
import { weekIn } from '../period/week.ts';
import type { Screen } from '../screen.ts';

/** Fetches the reports that a screen shows at an address; the cache says what is still fresh. */
export function fetchReports(screen: Screen, search: URLSearchParams, queryClient: QueryClient): void {
  if (screen.asks === undefined || screen.firstYear === undefined) return;
  screen.asks(askedIn(search, weekIn(search, screen.firstYear)), (query) => {
    if (query.queryFn !== skipToken) void queryClient.prefetchQuery(query);
  });
}

/** Fetches a screen's code; should that fail, the visit itself will say so. */
export function fetchCode(screen: Screen): void {
  screen.load().catch(() => undefined);
}
