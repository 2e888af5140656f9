import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AnalyticsUnavailable } from '../errors.ts';
import { createSemaphore, type QueueLimits } from './semaphore.ts';

/** Creates a semaphore whose only slot is occupied until `release` is called. */
const createOccupied = (limits: QueueLimits) => {
  const run = createSemaphore(1, limits);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { run, release, first: run(() => promise) };
};

test('queued tasks run in order of arrival', async () => {
  const { run, release, first } = createOccupied({ maxLength: 9 });
  const finished: number[] = [];
  const others = [1, 2, 3].map((number) => run(async () => finished.push(number)));
  expect(finished).toEqual([]);
  release();
  await Promise.all([first, ...others]);
  expect(finished).toEqual([1, 2, 3]);
});

test('a task that waits too long fails and uses no slot', async () => {
  const { run, release, first } = createOccupied({ maxLength: 1, timeoutMs: 5 });
  await expect(run(async () => 'late')).rejects.toThrow(AnalyticsUnavailable);
  release();
  await first;
  expect(await run(async () => 'in time')).toBe('in time');
});

test('an aborted task frees its position in the queue', async () => {
  const { run, release, first } = createOccupied({ maxLength: 1 });
  const caller = new AbortController();
  const aborted = expect(run(async () => 'aborted', caller.signal)).rejects.toThrow('went away');
  await expect(run(async () => 'one too many')).rejects.toThrow(AnalyticsUnavailable);
  caller.abort(new Error('went away'));
  await aborted;
  const next = run(async () => 'next');
  release();
  await first;
  expect(await next).toBe('next');
});

test('in a long queue nobody waits long, also who waited before it was long', async () => {
  const limits = { maxLength: 9, timeoutMs: 60_000, overload: { length: 2, timeoutMs: 5 } };
  const { run, release, first } = createOccupied(limits);
  let isRefused = false;
  const early = run(async () => 'early').catch((error: unknown) => {
    isRefused = true;
    throw error;
  });
  await sleep(40);
  expect(isRefused).toBe(false);
  const late = run(async () => 'late');
  await expect(early).rejects.toThrow(AnalyticsUnavailable);
  await expect(late).rejects.toThrow(AnalyticsUnavailable);
  release();
  await first;
  expect(await run(async () => 'next')).toBe('next');
});
