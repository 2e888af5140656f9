import { QueryObserver } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from './app.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newClient = () =>
  createApp({
    href: '/login',
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: () => undefined,
  }).queryClient;

test('a query without rules of its own is retried 3 times, after 1, 2 and 4 seconds', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('Нет ответа'));
  const query = new QueryObserver(newClient(), { queryKey: ['plain'], queryFn: ask });
  const stop = query.subscribe(() => undefined);
  for (const [seconds, calls] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
    [60, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(ask).toHaveBeenCalledTimes(calls);
  }
  expect(query.getCurrentResult().error?.message).toBe('Нет ответа');
  stop();
});

test('the delay between two attempts is capped at 30 seconds', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('Нет ответа'));
  const query = new QueryObserver(newClient(), { queryKey: ['patient'], queryFn: ask, retry: 7 });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync((1 + 2 + 4 + 8 + 16 + 30) * 1000);
  expect(ask).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(8);
  stop();
});

test('what nobody looks at is dropped after 5 minutes', async () => {
  const client = newClient();
  const query = new QueryObserver(client, { queryKey: ['idle'], queryFn: () => Promise.resolve('here') });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(['idle'])).toBe('here');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(['idle'])).toBeUndefined();
});
