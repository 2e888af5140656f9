import { notifyManager, type QueryClient } from '@tanstack/react-query';

/**
 * Calls back at once, and after each change, with true while any request runs. Returns a function that stops it. It
 * renders nothing: `useIsFetching` in the layout makes React render the whole screen again when a request ends
 * (decision 057).
 */
export function watchFetching(queryClient: QueryClient, onChange: (isFetching: boolean) => void): () => void {
  let isFetching: boolean | undefined;
  const update = () => {
    const isFetchingNow = queryClient.isFetching() > 0;
    if (isFetchingNow === isFetching) return;
    isFetching = isFetchingNow;
    onChange(isFetching);
  };
  update();
  return queryClient.getQueryCache().subscribe(notifyManager.batchCalls(update));
}
