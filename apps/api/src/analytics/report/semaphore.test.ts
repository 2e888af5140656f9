import { expect, test } from 'vitest';
import { AnalyticsUnavailable } from '../errors.ts';
import { createSemaphore } from './semaphore.ts';

/** A gate with one place, which is taken until `leave` is called. */
const taken = (waiting: number, patience?: number) => {
  const enter = createSemaphore(1, waiting, patience);
  const { promise, resolve: leave } = Promise.withResolvers<void>();
  return { enter, leave, first: enter(() => promise) };
};

test('those who wait get their turn in the order they came', async () => {
  const { enter, leave, first } = taken(9);
  const done: number[] = [];
  const others = [1, 2, 3].map((number) => enter(async () => done.push(number)));
  expect(done).toEqual([]);
  leave();
  await Promise.all([first, ...others]);
  expect(done).toEqual([1, 2, 3]);
});

test('who has waited too long is told so, and takes nobody’s turn', async () => {
  const { enter, leave, first } = taken(1, 5);
  await expect(enter(async () => 'late')).rejects.toThrow(AnalyticsUnavailable);
  leave();
  await first;
  expect(await enter(async () => 'in time')).toBe('in time');
});

test('who goes away while he waits leaves his place in the queue to another', async () => {
  const { enter, leave, first } = taken(1);
  const caller = new AbortController();
  const gone = expect(enter(async () => 'gone', caller.signal)).rejects.toThrow('went away');
  await expect(enter(async () => 'one too many')).rejects.toThrow(AnalyticsUnavailable);
  caller.abort(new Error('went away'));
  await gone;
  const next = enter(async () => 'next');
  leave();
  await first;
  expect(await next).toBe('next');
});
