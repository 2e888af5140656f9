import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedWeeks } from './period.ts';
import { getQueryOptions } from './report-options.ts';

const reportPeriods = [{ year: 2026, weekNumber: 46 }];
const fetching = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

test('the list of weeks is kept for 5 minutes, then asked for again', async () => {
  fetching.mockImplementation(() => Promise.resolve(Response.json({ reportPeriods })));
  const client = new QueryClient();
  expect(publishedWeeks.select(await client.fetchQuery(getQueryOptions(publishedWeeks)))).toEqual(
    reportPeriods,
  );
  vi.advanceTimersByTime(299_999);
  await client.fetchQuery(getQueryOptions(publishedWeeks));
  expect(fetching).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(getQueryOptions(publishedWeeks));
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('the list of weeks is retried once, after a second', async () => {
  fetching.mockRejectedValue(new TypeError('No network'));
  const failed = new QueryClient()
    .fetchQuery(getQueryOptions(publishedWeeks))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(await failed).toMatchObject({ message: 'Failed to fetch available report periods' });
});
