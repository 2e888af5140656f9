import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedWeeks } from './period.ts';

const reportPeriods = [{ year: 2026, weekNumber: 46 }];
const fetchMock = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('the list of weeks is cached for 5 minutes, then fetched again', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ reportPeriods })));
  const client = new QueryClient();
  expect(publishedWeeks.select(await client.fetchQuery(publishedWeeks))).toEqual(reportPeriods);
  vi.advanceTimersByTime(299_999);
  await client.fetchQuery(publishedWeeks);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(publishedWeeks);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('the list of weeks is retried once, after a second', async () => {
  fetchMock.mockRejectedValue(new TypeError('No network'));
  const failed = new QueryClient().fetchQuery(publishedWeeks).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(await failed).toMatchObject({ message: 'Failed to fetch available report periods' });
});
