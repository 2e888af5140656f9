import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { watchFetching } from './watch-fetching.ts';

test('says at once whether a request runs, then each change, until it is ended', async () => {
  const queryClient = new QueryClient();
  const seen: boolean[] = [];
  const stop = watchFetching(queryClient, (isFetching) => seen.push(isFetching));
  expect(seen).toEqual([false]);

  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const results = [first, second].map(({ promise }, key) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: () => promise }),
  );
  await vi.waitFor(() => expect(seen).toEqual([false, true]));
  first.resolve('');
  await results[0];
  // The second still runs.
  expect(queryClient.isFetching()).toBe(1);
  second.resolve('');
  await Promise.all(results);
  await vi.waitFor(() => expect(seen).toEqual([false, true, false]));

  stop();
  await queryClient.fetchQuery({ queryKey: ['later'], queryFn: () => Promise.resolve('') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual([false, true, false]);
});
