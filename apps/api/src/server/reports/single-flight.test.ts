import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

/** A task that a test finishes, and its outcome. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  return { start, resolve, reject, signals };
}

const patient = () => new AbortController().signal;

test('concurrent callers with the same key share one execution', async () => {
  const share = createSingleFlight<string, object>();
  const { start, resolve, signals } = work();
  const answers = [share('a', patient(), start, {}), share('a', patient(), start, {})];
  resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
});

test('a later caller starts a new execution, also after an error', async () => {
  const share = createSingleFlight<string, object>();
  const failing = work();
  const first = share('a', patient(), failing.start, {});
  failing.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  const next = work();
  const second = share('a', patient(), next.start, {});
  next.resolve('done');
  expect(await second).toBe('done');
});

test('an aborted caller does not abort the others', async () => {
  const share = createSingleFlight<string, object>();
  const { start, resolve, signals } = work();
  const leaving = new AbortController();
  const left = share('a', leaving.signal, start, {});
  const stayed = share('a', patient(), start, {});
  leaving.abort(new Error('disconnected'));
  await expect(left).rejects.toThrow('disconnected');
  expect(signals[0]?.aborted).toBe(false);
  resolve('done');
  expect(await stayed).toBe('done');
});

test('aborts the work with the last caller, and a new caller starts it again', async () => {
  const share = createSingleFlight<string, object>();
  const { start, signals } = work();
  const leaving = new AbortController();
  const left = [share('a', leaving.signal, start, {}), share('a', leaving.signal, start, {})];
  leaving.abort(new Error('disconnected'));
  for (const one of left) await expect(one).rejects.toThrow('disconnected');
  expect(signals[0]?.aborted).toBe(true);
  const next = work();
  const newcomer = share('a', patient(), next.start, {});
  next.resolve('done');
  expect(await newcomer).toBe('done');
});

test('an already aborted caller starts nothing', async () => {
  const { start, signals } = work();
  await expect(
    createSingleFlight<string, object>()('a', AbortSignal.abort(new Error('disconnected')), start, {}),
  ).rejects.toThrow('disconnected');
  expect(signals).toEqual([]);
});
