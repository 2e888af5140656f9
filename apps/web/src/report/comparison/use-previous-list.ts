import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportResult } from '../../api/report-result.ts';
import { useLastError } from '../../api/use-last-error.ts';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { readReportParams, type ReportParams } from '../../routing/report-params.ts';

/** The list of the earlier week, for the comparison. */
export interface PreviousList<Row extends object = object> {
  /** Whether the search params turn the comparison on. */
  isOn: boolean;
  rows: readonly Row[] | undefined;
  isAwaited: boolean;
  error: Error | null;
  retry: () => void;
}

/** Returns the params of the address in the earlier week; without a week if that is unpublished. */
export function usePreviousParams(): ReportParams {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  const { week: against } = useAgainst();
  const week = reportWeek && against;
  return useMemo(() => readReportParams(search, week), [search, week]);
}

/** Whether the search params turn the comparison with an earlier week on. */
export const useIsCompared = (): boolean => useSearchParams()[0].get('compare') === 'on';

/**
 * Returns the list of the earlier week from its query.
 * @param result a query of `usePreviousParams()`, enabled by `useIsCompared()`
 */
export function usePreviousList<Body, Row extends object>(
  result: ReportResult<Body>,
  getRows: (body: Body) => readonly Row[],
): PreviousList<Row> {
  const isOn = useIsCompared();
  const error = useLastError(result);
  const { data, isLoading, refetch } = result;
  return {
    isOn,
    rows: data === undefined ? undefined : getRows(data),
    isAwaited: isLoading,
    error,
    retry: () => void refetch(),
  };
}
