import { expect, onTestFinished, test, vi } from 'vitest';
import { watchClock } from './clock-watch.ts';

const MINUTE = 60_000;

test('a clock that is set by more than a minute is told once, with how far, and one that is put right by less is not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warned: unknown[] = [];
  const ending = new AbortController();
  const warn = (said: unknown, words: string) => warned.push([said, words]);
  watchClock({ warn } as never, ending.signal);
  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

  await vi.advanceTimersByTimeAsync(MINUTE);
  setClock(50_000);
  await vi.advanceTimersByTimeAsync(MINUTE);
  setClock(-50_000);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(warned).toEqual([]);

  setClock(7 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  setClock(-70_000);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(warned).toEqual([
    [{ seconds: 420 }, 'the clock was set forward: codes and sessions go by it'],
    [{ seconds: -70 }, 'the clock was set back: codes and sessions go by it'],
  ]);

  ending.abort();
  setClock(7 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(warned).toHaveLength(2);
});
