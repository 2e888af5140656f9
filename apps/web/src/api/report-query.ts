import { type Query, type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import type { Prefetch } from '../routing/route.ts';

/** Five minutes, in milliseconds: for so long a report or the list of weeks counts as fresh. */
export const FRESH_MS = 300_000;

/**
 * A report as the cache knows it: asked only when its input is whole, fresh for five minutes, never
 * retried, so that what failed on the way to a screen is not asked again when the screen is there. The same
 * options serve the screen, its loader and the preload of a link.
 */
export function reportQuery<Input, Body>(
  name: string,
  input: Input | undefined,
  ask: (input: Input, fetchOptions: { signal: AbortSignal }) => Promise<Body>,
) {
  const queryKey: QueryKey = ['report', name, input];
  return queryOptions({
    queryKey,
    queryFn: input === undefined ? skipToken : ({ signal }) => ask(input, { signal }),
    retry: false,
    retryOnMount: false,
    staleTime: FRESH_MS,
  });
}

/** One report's query: its key, its call and its rules. */
export type ReportQuery<Body> = ReturnType<typeof reportQuery<never, Body>>;

/** What failed so short a time ago, in milliseconds, is of this very visit. */
const JUST_NOW_MS = 1_000;

/**
 * Fetches a report into the cache. A failure that is on the screen, or was when the person set out, stays until
 * the person tries again there; one that nobody sees any more is no answer to whoever comes back.
 * @param seen what was on the screen when the person set out
 */
export const prefetchInto =
  (queryClient: QueryClient, seen: readonly Query[]): Prefetch =>
  (query) => {
    const known = queryClient.getQueryCache().find({ queryKey: query.queryKey });
    const isStanding =
      known?.state.status === 'error' &&
      (seen.includes(known) || Date.now() - known.state.errorUpdatedAt < JUST_NOW_MS);
    if (query.queryFn !== skipToken && !isStanding) void queryClient.prefetchQuery(query);
  };
