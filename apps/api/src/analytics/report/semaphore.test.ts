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

test('behind a long queue a task is refused sooner than in a short one', async () => {
  const limits = { maxLength: 9, timeoutMs: 60_000, overload: { length: 1, timeoutMs: 5 } };
  const { run, release, first } = createOccupied(limits);
  const early = run(async () => 'early');
  await expect(run(async () => 'late')).rejects.toThrow(AnalyticsUnavailable);
  release();
  await first;
  expect(await early).toBe('early');
});
