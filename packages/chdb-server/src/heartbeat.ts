import { readFileSync } from 'node:fs';
import { HEARTBEAT_MS } from './protocol.ts';

/** Silence after which an engine counts as stopped or stuck. */
const SILENCE_MS = 2_000;

/** The same while the engine waits for a processor or disk of an overloaded machine. */
const WAITING_SILENCE_MS = 20_000;

/** Whether a process is runnable or waits for the disk. Only Linux reports it. */
const isWaitingForMachine = (pid: number): boolean => {
  try {
    return /\) [RD] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Kills a process; no error if it is gone. */
const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Kills an engine whose heartbeat stops; call `record` at each heartbeat. */
export const watchHeartbeat = (pid: number, isWaiting = isWaitingForMachine) => {
  let lastHeartbeat = performance.now();
  let lastCheck = lastHeartbeat;
  const timer = setInterval(() => {
    const now = performance.now();
    // After a sleep of this process itself, silence proves nothing.
    if (now - lastCheck > HEARTBEAT_MS * 2) lastHeartbeat = now;
    lastCheck = now;
    const silenceMs = now - lastHeartbeat;
    if (silenceMs > WAITING_SILENCE_MS || (silenceMs > SILENCE_MS && !isWaiting(pid))) kill(pid);
  }, HEARTBEAT_MS / 2);
  timer.unref();
  return {
    record: () => {
      lastHeartbeat = performance.now();
    },
    stop: () => clearInterval(timer),
  };
};
