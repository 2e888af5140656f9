import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ReportParams, readReportParams } from '../routing/report-params.ts';
import { usePeriod } from './period-context.ts';

/** Reads the report params of the address; without a week until it is known to be published. */
export function useReportParams(): ReportParams {
  const [search] = useSearchParams();
  const { reportWeek } = usePeriod();
  return useMemo(() => readReportParams(search, reportWeek), [search, reportWeek]);
}
