import type { QueryClient } from '@tanstack/react-query';

/** Removes queries that failed and are not on the screen, so that the next visit requests them again. */
export const removeFailedReports = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
