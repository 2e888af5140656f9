import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Why a query brought nothing; it stays known while the query is tried again. */
export function useLastError({
  data,
  error,
  errorUpdateCount,
  isFetching,
}: UseQueryResult<unknown>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const isTriedAgain = data === undefined && isFetching && errorUpdateCount > 0;
  return error ?? (isTriedAgain ? last : null);
}
