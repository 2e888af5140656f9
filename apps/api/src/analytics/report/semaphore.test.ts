import { expect, test } from 'vitest';
import { AnalyticsUnavailable } from '../errors.ts';
import { createSemaphore } from './semaphore.ts';

/** Creates a semaphore whose only slot is occupied until `release` is called. */
const createOccupied = (maxQueueLength: number, timeoutMs?: number) => {
  const run = createSemaphore(1, maxQueueLength, timeoutMs);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { run, release, first: run(() => promise) };
};

test('queued tasks run in order of arrival', async () => {
  const { run, release, first } = createOccupied(9);
  const finished: number[] = [];
  const others = [1, 2, 3].map((number) => run(async () => finished.push(number)));
  expect(finished).toEqual([]);
  release();
  await Promise.all([first, ...others]);
  expect(finished).toEqual([1, 2, 3]);
});

test('a task that waits too long fails and uses no slot', async () => {
  const { run, release, first } = createOccupied(1, 5);
  await expect(run(async () => 'late')).rejects.toThrow(AnalyticsUnavailable);
  release();
  await first;
  expect(await run(async () => 'in time')).toBe('in time');
});

test('an aborted task frees its position in the queue', async () => {
  const { run, release, first } = createOccupied(1);
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
