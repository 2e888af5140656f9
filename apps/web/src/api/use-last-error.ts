import { useState } from 'react';
import type { ReportResult } from './report-result.ts';

const toError = (error: unknown): Error | null => (error instanceof Error ? error : null);

/** The error of a query without data; it stays while the query is retried. */
export function useLastError({
  data,
  error: thrown,
  errorUpdateCount,
  isFetching,
}: ReportResult<unknown>): Error | null {
  const error = toError(thrown);
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const isRetried = data === undefined && isFetching && errorUpdateCount > 0;
  return error ?? (isRetried ? last : null);
}
