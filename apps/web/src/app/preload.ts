import type { QueryClient } from '@tanstack/react-query';
import { readReportParams } from '../routing/report-params.ts';
import { isReported, readWeek } from '../routing/week-search-params.ts';
import type { Route } from '../routing/route.ts';

const whatToAsk = () =>
  Promise.all([import('./asks.ts'), import('../api/period.ts'), import('../api/report-query.ts')]);

/**
 * Fetches the reports that a screen shows at an address, as soon as its week is known to be published;
 * the cache says what is still fresh. Should the code that asks not come, the screen asks itself.
 */
export async function fetchReports(
  { asks, firstYear }: Route,
  search: URLSearchParams,
  queryClient: QueryClient,
): Promise<void> {
  if (asks === undefined || firstYear === undefined) return;
  const week = readWeek(search, firstYear);
  if (week === undefined) return;
  const seen = queryClient.getQueryCache().findAll({ type: 'active' });
  const code = await whatToAsk().catch(() => undefined);
  if (code === undefined) return;
  const [all, { publishedWeeks }, { prefetchInto }] = code;
  const published = await queryClient.ensureQueryData(publishedWeeks).catch(() => undefined);
  if (!isReported(week, published)) return;
  all[asks](readReportParams(search, week), prefetchInto(queryClient, seen));
}

/** Fetches a screen's code; should that fail, the visit itself will say so. */
export function fetchCode(screen: Route): void {
  screen.load().catch(() => undefined);
}

/** The code of what stands around every screen of a person signed in. */
export const layoutCode = () => import('./layout.tsx');

/** Fetches the code of a screen and of what stands around it, before anybody may see them. */
export function fetchAhead(screen: Route | undefined): void {
  layoutCode().catch(() => undefined);
  if (screen) fetchCode(screen);
}
