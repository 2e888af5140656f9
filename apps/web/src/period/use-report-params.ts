import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ReportParams, readReportParams } from '../routing/report-params.ts';
import { usePeriod } from './period-context.ts';

/** What the current address asks about, in the week in force; no week until it is known to be published. */
export function useReportParams(): ReportParams {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  return useMemo(() => readReportParams(search, reportWeek), [search, reportWeek]);
}
