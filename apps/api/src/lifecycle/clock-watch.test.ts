import { expect, onTestFinished, test, vi } from 'vitest';
import { watchClock } from './clock-watch.ts';

const MINUTE_MS = 60_000;

test('warns once, with the difference, when the clock is set by more than a minute', async () => {
  // The heartbeat of the tests' shared engine reads the monotonic clock.
  vi.useFakeTimers({ toNotFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const warnings: unknown[] = [];
  const shutdown = new AbortController();
  const warn = (fields: unknown, message: string) => warnings.push([fields, message]);
  let movedMs = 0;
  const moveClock = (ms: number) => {
    movedMs += ms;
    vi.setSystemTime(Date.now() + ms);
  };
  watchClock({ warn } as never, shutdown.signal, () => Date.now() - movedMs);

  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  moveClock(50_000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  moveClock(-50_000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(warnings).toEqual([]);

  moveClock(7 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  moveClock(-70_000);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(warnings).toEqual([
    [{ seconds: 420 }, 'the clock was set forward: codes and sessions depend on it'],
    [{ seconds: -70 }, 'the clock was set back: codes and sessions depend on it'],
  ]);

  shutdown.abort();
  moveClock(7 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(warnings).toHaveLength(2);
});
