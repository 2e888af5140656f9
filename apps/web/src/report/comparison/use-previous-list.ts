import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ReportParams, readReportParams } from '../../routing/report-params.ts';
import { useLastError } from '../../api/use-last-error.ts';
import { usePeriod } from '../../period/period-context.ts';
import { usePreviousWeek } from '../../period/use-previous-week.ts';
import type { ReportQuery } from '../../api/report-query.ts';

/** A list as it was the week before, once it is asked for. */
export interface PreviousList {
  /** Whether the address asks for the comparison. */
  isOn: boolean;
  rows: readonly object[] | undefined;
  isAwaited: boolean;
  failure: Error | null;
  retry: () => void;
}

/** What the current address asks about, in the week before; no week where that is not published. */
export function usePreviousParams(): ReportParams {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  const before = usePreviousWeek();
  const week = reportWeek && before;
  return useMemo(() => readReportParams(search, week), [search, week]);
}

/**
 * The same list of the week before, asked for only where the address compares with it.
 * @param query that list's, of `useAskedBefore()`
 */
export function usePreviousList<Body>(
  query: ReportQuery<Body>,
  rowsOf: (body: Body) => readonly object[],
): PreviousList {
  const [search] = useSearchParams();
  const isOn = search.get('compare') === 'on';
  const asked = useQuery({ ...query, enabled: isOn });
  const failure = useLastError(asked);
  const { data, isLoading, refetch } = asked;
  return {
    isOn,
    rows: data === undefined ? undefined : rowsOf(data),
    isAwaited: isLoading,
    failure,
    retry: () => void refetch(),
  };
}
