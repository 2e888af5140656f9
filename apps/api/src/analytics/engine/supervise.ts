import { setTimeout as sleep } from 'node:timers/promises';
import { EngineBroken } from '../errors.ts';
import { acquireLease } from './acquire-lease.ts';
import type { Lease } from './lease.ts';
import { setAsideDefinition } from './set-aside-definition.ts';

/** More crashes than this within a minute are answered with a pause before the next start. */
const crashesPerMinute = 5;
const longestPause = 30_000;

/** Says what happened to the engine, for the log. */
export type EngineLog = (message: string, error?: unknown) => void;

/** Counts crashes, and says how long to wait before the next start: not at all, then 1 s, 2 s … 30 s. */
const countCrashes = () => {
  const crashes: number[] = [];
  return (): number => {
    const now = performance.now();
    crashes.push(now);
    const recent = crashes.filter((time) => now - time < 60_000).length;
    return recent <= crashesPerMinute
      ? 0
      : Math.min(longestPause, 1000 * 2 ** (recent - crashesPerMinute - 1));
  };
};

/** Starts the engine, again and again if need be, and remembers what is wrong with it. */
const starter = (dataDir: string, log: EngineLog, signal: AbortSignal) => {
  const pauseAfterCrash = countCrashes();
  let problem: string | undefined;

  const start = async (): Promise<Lease> => {
    try {
      const grip = await acquireLease(dataDir, signal);
      problem = undefined;
      return grip;
    } catch (error) {
      const table = setAsideDefinition(dataDir, error);
      if (table !== undefined) {
        log(
          `The definition of table ${table} is damaged and set aside (.sql.bak): ingest its weeks again`,
          error,
        );
        return start();
      }
      problem = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) log('The analytics engine does not start', error);
      throw error;
    }
  };

  const restart = async (): Promise<Lease> => {
    const pause = pauseAfterCrash();
    problem ??= 'The analytics engine is starting again';
    log(`Starting the analytics engine again${pause > 0 ? ` in ${pause / 1000} s` : ''}`);
    await sleep(pause, undefined, { ref: false, signal });
    return start();
  };

  return { start, restart, problem: () => problem };
};

/** An engine that is kept running for as long as this process needs it. */
export interface SupervisedEngine {
  /** Why it does not answer now; undefined when it does. */
  problem(): string | undefined;
  close(): Promise<void>;
}

/**
 * Joins or starts the engine of dataDir and starts it anew whenever it dies or falls silent. Several
 * processes may keep the same engine; it ends with the last of them, whoever started it. One that does not
 * open its data is tried again and again, so that a server can start, say so, and find it mended.
 * Throws AnalyticsBusy or EngineMissing.
 */
export const superviseEngine = async (dataDir: string, log: EngineLog): Promise<SupervisedEngine> => {
  const closing = new AbortController();
  const { start, restart, problem } = starter(dataDir, log, closing.signal);
  let grip: Lease | undefined = await start().catch((error: unknown) => {
    if (error instanceof EngineBroken) return undefined;
    throw error;
  });

  const keep = async () => {
    while (!closing.signal.aborted) {
      await grip?.ended;
      if (!closing.signal.aborted) grip = await restart().catch(() => undefined);
    }
    await grip?.letGo();
  };
  const kept = keep();

  const close = async () => {
    closing.abort();
    await grip?.letGo();
    await kept;
  };
  return { problem, close };
};
