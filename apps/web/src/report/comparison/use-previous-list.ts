import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportResult } from '../../api/report-result.ts';
import { useLastError } from '../../api/use-last-error.ts';
import { usePeriod } from '../../period/period-context.ts';
import { usePreviousWeek } from '../../period/use-previous-week.ts';
import { readReportParams, type ReportParams } from '../../routing/report-params.ts';

/** The list of the previous week, for the comparison. */
export interface PreviousList {
  /** Whether the address asks for the comparison. */
  isOn: boolean;
  rows: readonly object[] | undefined;
  isAwaited: boolean;
  error: Error | null;
  retry: () => void;
}

/** The params of the address in the previous week; without a week where that is not published. */
export function usePreviousParams(): ReportParams {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  const previous = usePreviousWeek();
  const week = reportWeek && previous;
  return useMemo(() => readReportParams(search, week), [search, week]);
}

/** Whether the address asks to compare its lists with the previous week. */
export const useIsCompared = (): boolean => useSearchParams()[0].get('compare') === 'on';

/**
 * The list of the previous week in the result of its query.
 * @param result a query of `usePreviousParams()`, enabled by `useIsCompared()`
 */
export function usePreviousList<Body>(
  result: ReportResult<Body>,
  getRows: (body: Body) => readonly object[],
): PreviousList {
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
