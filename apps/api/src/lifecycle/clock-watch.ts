import type { FastifyBaseLogger } from 'fastify';

/** How often the clock is looked at. */
const LOOK_MS = 10_000;
/** A clock that differs by so much from the time that has passed was set. */
const JUMP_MS = 60_000;

/**
 * Warns in the log when the computer's clock has been set by more than a minute, or the computer slept: codes,
 * sessions and limits go by it, so that people are signed out or have to wait. Looks until the server ends.
 */
export function watchClock(log: FastifyBaseLogger, ending: AbortSignal): void {
  let [clock, passed] = [Date.now(), performance.now()];
  const look = () => {
    const before = { clock, passed };
    [clock, passed] = [Date.now(), performance.now()];
    const jump = clock - before.clock - (passed - before.passed);
    if (Math.abs(jump) < JUMP_MS) return;
    const direction = jump > 0 ? 'forward' : 'back';
    log.warn(
      { seconds: Math.round(jump / 1000) },
      `the clock was set ${direction}: codes and sessions go by it`,
    );
  };
  const timer = setInterval(look, LOOK_MS).unref();
  ending.addEventListener('abort', () => clearInterval(timer));
}
