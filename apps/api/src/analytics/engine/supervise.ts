import { setTimeout as sleep } from 'node:timers/promises';
import { AnalyticsBusy } from '../errors.ts';
import { type Grip, takeHold } from './grip.ts';
import { socketName } from './socket.ts';
import { startEngine } from './start.ts';

/** How long to wait for an engine that is ending to let go of the directory. */
const busyMilliseconds = 15_000;

/** More crashes than this within a minute are answered with a pause before the next start. */
const crashesPerMinute = 5;
const longestPause = 30_000;

/** Says what happened to the engine, for the log. */
export type EngineLog = (message: string, error?: unknown) => void;

const joinOrStart = async (dataDir: string): Promise<Grip> => {
  const running = await takeHold(dataDir);
  if (running) return running;
  const started = await startEngine(dataDir, { socket: socketName(dataDir) });
  try {
    const grip = await takeHold(dataDir);
    if (!grip) throw new AnalyticsBusy('The engine ended as soon as it had started');
    return grip;
  } finally {
    started.letGo();
  }
};

/** Joins the engine of dataDir or starts it, waiting for one that is just ending. */
const acquire = async (dataDir: string): Promise<Grip> => {
  const deadline = performance.now() + busyMilliseconds;
  for (;;) {
    try {
      return await joinOrStart(dataDir);
    } catch (error) {
      if (!(error instanceof AnalyticsBusy)) throw error;
      if (performance.now() > deadline) {
        throw new AnalyticsBusy(`Another process holds ${dataDir} and does not answer`, { cause: error });
      }
    }
    await sleep(100);
  }
};

/** The pause before the next start, after crashes at these times (ms): none, then 1 s, 2 s … 30 s. */
const pauseAfter = (crashes: readonly number[], now: number): number => {
  const recent = crashes.filter((time) => now - time < 60_000).length;
  return recent <= crashesPerMinute ? 0 : Math.min(longestPause, 1000 * 2 ** (recent - crashesPerMinute - 1));
};

/** An engine that is kept running for as long as this process needs it. */
export interface KeptEngine {
  close(): Promise<void>;
}

/**
 * Joins or starts the engine of dataDir and starts it anew whenever it dies or falls silent. Several
 * processes may keep the same engine; it ends with the last of them, whoever started it.
 */
export const keepEngine = async (dataDir: string, log: EngineLog): Promise<KeptEngine> => {
  const crashes: number[] = [];
  const closing = new AbortController();
  let grip = await acquire(dataDir);

  const bringBack = async () => {
    crashes.push(performance.now());
    const pause = pauseAfter(crashes, performance.now());
    log(`The analytics engine ended; starting it again${pause > 0 ? ` in ${pause / 1000} s` : ''}`);
    await sleep(pause, undefined, { ref: false, signal: closing.signal });
    grip = await acquire(dataDir);
    log('The analytics engine is back');
  };

  const keep = async () => {
    while (!closing.signal.aborted) {
      await grip.ended;
      if (closing.signal.aborted) return;
      await bringBack().catch((error: unknown) => {
        if (!closing.signal.aborted) log('The analytics engine does not start', error);
      });
    }
  };
  const kept = keep();

  return {
    close: async () => {
      closing.abort();
      await grip.letGo();
      await kept;
    },
  };
};
