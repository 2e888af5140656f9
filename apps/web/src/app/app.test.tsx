import { QueryObserver } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from './app.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createClient = () =>
  createApp({
    href: '/login',
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: () => undefined,
  }).queryClient;

test('a query is retried 3 times by default, after 1, 2 and 4 seconds', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('Нет ответа'));
  const query = new QueryObserver(createClient(), { queryKey: ['plain'], queryFn });
  const stop = query.subscribe(() => undefined);
  for (const [seconds, count] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
    [60, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(queryFn).toHaveBeenCalledTimes(count);
  }
  expect(query.getCurrentResult().error?.message).toBe('Нет ответа');
  stop();
});

test('the delay between two retries is at most 30 seconds', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('Нет ответа'));
  const query = new QueryObserver(createClient(), { queryKey: ['patient'], queryFn, retry: 7 });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync((1 + 2 + 4 + 8 + 16 + 30) * 1000);
  expect(queryFn).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(queryFn).toHaveBeenCalledTimes(8);
  stop();
});

test('an unused query leaves the cache after 5 minutes', async () => {
  const client = createClient();
  const query = new QueryObserver(client, { queryKey: ['idle'], queryFn: () => Promise.resolve('data') });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(['idle'])).toBe('data');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(['idle'])).toBeUndefined();
});
