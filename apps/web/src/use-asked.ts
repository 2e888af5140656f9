import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Asked, askedIn } from './asked.ts';
import { usePeriod } from './period/period-context.ts';

/** What the current address asks about, in the week in force. */
export function useAsked(): Asked {
  const [search] = useSearchParams();
  const { week } = usePeriod();
  return useMemo(() => askedIn(search, week), [search, week]);
}
