import { useState } from 'react';
import type { ReportResult } from './report-result.ts';

/** The error of a query without data; it stays while the query is retried. */
export function useLastError({
  data,
  error,
  errorUpdateCount,
  isFetching,
}: ReportResult<unknown>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const isRetried = data === undefined && isFetching && errorUpdateCount > 0;
  return error ?? (isRetried ? last : null);
}
