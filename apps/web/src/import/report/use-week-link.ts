import { useQueryClient } from '@tanstack/react-query';
import type { Import, ImportWeek } from '@vitrina/contract';
import { useEffect, useState } from 'react';
import { paths } from '../../routing/paths.ts';

/** Keys of queries that a publication does not change. */
const ownKeys = new Set<unknown>(['import', 'imports', 'me', 'keys']);

/**
 * Returns the newest week of a published import, and whether the reports in the cache are as after the publication:
 * then the week can be opened.
 */
export function useWeekLink({ state }: Import, weeks: readonly ImportWeek[]) {
  const queryClient = useQueryClient();
  const [isReady, setReady] = useState(false);
  const isPublished = state === 'published';
  useEffect(() => {
    if (!isPublished) return;
    const refetched = queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !ownKeys.has(queryKey[0]),
    });
    void refetched.finally(() => setReady(true));
  }, [isPublished, queryClient]);
  const newest = weeks.at(-1);
  const week = newest && {
    weekNumber: newest.weekNumber,
    href: paths.home({ year: newest.year, weekNumber: newest.weekNumber }),
  };
  return { week, isReady };
}
