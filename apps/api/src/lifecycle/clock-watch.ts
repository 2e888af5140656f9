import type { FastifyBaseLogger } from 'fastify';

const CHECK_INTERVAL_MS = 10_000;
/** Minimum difference between wall clock and monotonic clock that counts as a change. */
const JUMP_MS = 60_000;

/**
 * Warns in the log when the wall clock was set by more than a minute, or the computer slept: codes, sessions and
 * limits depend on it. Checks until shutdown.
 */
export function watchClock(
  log: FastifyBaseLogger,
  shutdown: AbortSignal,
  readMonotonicMs = () => performance.now(),
): void {
  let [wallMs, monotonicMs] = [Date.now(), readMonotonicMs()];
  const check = () => {
    const before = { wallMs, monotonicMs };
    [wallMs, monotonicMs] = [Date.now(), readMonotonicMs()];
    const jumpMs = wallMs - before.wallMs - (monotonicMs - before.monotonicMs);
    if (Math.abs(jumpMs) < JUMP_MS) return;
    const direction = jumpMs > 0 ? 'forward' : 'back';
    log.warn(
      { seconds: Math.round(jumpMs / 1000) },
      `the clock was set ${direction}: codes and sessions depend on it`,
    );
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  shutdown.addEventListener('abort', () => clearInterval(timer));
}
