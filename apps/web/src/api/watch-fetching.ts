import { notifyManager, type QueryClient } from '@tanstack/react-query';

/**
 * Calls back with whether any request runs, at once and at each change. Returns a function that ends it. Unlike
 * `useIsFetching` it renders nothing: with that hook in the layout, React rendered the screen once more, without a
 * break, whenever a request ended meanwhile (decision 057).
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
