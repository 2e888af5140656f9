import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Asked, askedIn } from './asked.ts';
import { usePeriod } from './period/period-context.ts';

/** What the current address asks about, in the week in force; no week until it is known to be published. */
export function useAsked(): Asked {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  return useMemo(() => askedIn(search, reportWeek), [search, reportWeek]);
}
