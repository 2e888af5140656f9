import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

/** A piece of work that a test brings to its end, and what became of it. */
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

test('those who ask for the same at once share one piece of work', async () => {
  const share = createSingleFlight<string>();
  const { start, resolve, signals } = work();
  const answers = [share('a', patient(), start), share('a', patient(), start)];
  resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
});

test('what has ended is not shared: the next one works anew, also after a failure', async () => {
  const share = createSingleFlight<string>();
  const failing = work();
  const first = share('a', patient(), failing.start);
  failing.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  const next = work();
  const second = share('a', patient(), next.start);
  next.resolve('done');
  expect(await second).toBe('done');
});

test('one who goes away leaves the others waiting', async () => {
  const share = createSingleFlight<string>();
  const { start, resolve, signals } = work();
  const leaving = new AbortController();
  const left = share('a', leaving.signal, start);
  const stayed = share('a', patient(), start);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(false);
  resolve('done');
  expect(await stayed).toBe('done');
});

test('when the last one has gone the work is given up, and a newcomer starts it again', async () => {
  const share = createSingleFlight<string>();
  const { start, signals } = work();
  const leaving = new AbortController();
  const left = [share('a', leaving.signal, start), share('a', leaving.signal, start)];
  leaving.abort(new Error('gone'));
  for (const one of left) await expect(one).rejects.toThrow('gone');
  expect(signals[0]?.aborted).toBe(true);
  const next = work();
  const newcomer = share('a', patient(), next.start);
  next.resolve('done');
  expect(await newcomer).toBe('done');
});

test('one who has gone before he asked starts nothing', async () => {
  const { start, signals } = work();
  await expect(
    createSingleFlight<string>()('a', AbortSignal.abort(new Error('gone')), start),
  ).rejects.toThrow('gone');
  expect(signals).toEqual([]);
});
