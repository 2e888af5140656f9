import { readFileSync } from 'node:fs';
import { HEARTBEAT_MS } from './protocol.ts';

/** An engine silent for this long is stopped or stuck … */
const silenceMilliseconds = 2_000;

/** … but one that waits for a processor or for the disk, on a machine that has too much to do, is given this long. */
const patienceMilliseconds = 20_000;

/** Whether a process would go on if the machine let it. Only Linux says so. */
const isHeldUp = (pid: number): boolean => {
  try {
    return /\) [RD] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Kills a process; one that somebody else has killed already is no failure. */
const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Kills an engine that says nothing any more; `heard` is to be called at every sign of life. */
export const watchHeartbeat = (pid: number, heldUp = isHeldUp) => {
  let last = performance.now();
  let lastLook = last;
  const timer = setInterval(() => {
    const now = performance.now();
    // A process that was itself asleep has not listened, and must not blame the engine.
    if (now - lastLook > HEARTBEAT_MS * 2) last = now;
    lastLook = now;
    const silent = now - last;
    if (silent > patienceMilliseconds || (silent > silenceMilliseconds && !heldUp(pid))) kill(pid);
  }, HEARTBEAT_MS / 2);
  timer.unref();
  return {
    heard: () => {
      last = performance.now();
    },
    stop: () => clearInterval(timer),
  };
};
