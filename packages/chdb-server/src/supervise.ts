import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLease } from './acquire-lease.ts';
import { EngineBroken } from './errors.ts';
import type { Lease } from './lease.ts';
import { mendDatabaseDefinition } from './mend-database-definition.ts';
import { setAsideDefinition } from './set-aside-definition.ts';

/** Crashes within a minute after which starts are delayed. */
const MAX_CRASHES_PER_MINUTE = 5;
const MAX_DELAY_MS = 30_000;

/** Receives the engine's events. */
export type EngineLog = (message: string, error?: unknown) => void;

/** Data directory of the engine, and the database to create in it. */
export interface SuperviseOptions {
  dataDir: string;
  database: string;
  log: EngineLog;
}

/** Returns a counter of crashes: the delay before the next start is 0, then 1 s, 2 s … 30 s. */
const createCrashCounter = () => {
  const crashes: number[] = [];
  return (): number => {
    const now = performance.now();
    crashes.push(now);
    const recent = crashes.filter((time) => now - time < 60_000).length;
    return recent <= MAX_CRASHES_PER_MINUTE
      ? 0
      : Math.min(MAX_DELAY_MS, 1000 * 2 ** (recent - MAX_CRASHES_PER_MINUTE - 1));
  };
};

const createStarter = ({ log, ...options }: SuperviseOptions, signal: AbortSignal) => {
  const countCrash = createCrashCounter();
  let problem: string | undefined;

  const start = async (): Promise<Lease> => {
    if (mendDatabaseDefinition(options.dataDir, options.database))
      log('The definition of the database was damaged and is written again');
    try {
      const lease = await acquireLease(options, signal);
      problem = undefined;
      return lease;
    } catch (error) {
      const table = setAsideDefinition(options.dataDir, error);
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

  let restartCount = 0;
  const restart = async (): Promise<Lease> => {
    restartCount += 1;
    const delayMs = countCrash();
    problem ??= 'The analytics engine is starting again';
    log(`Starting the analytics engine again${delayMs > 0 ? ` in ${delayMs / 1000} s` : ''}`);
    await sleep(delayMs, undefined, { ref: false, signal });
    return start();
  };

  return { start, restart, problem: () => problem, restartCount: () => restartCount };
};

/** An engine that runs until it is closed here. */
export interface SupervisedEngine {
  /** Why it does not respond now; undefined while it does. */
  problem(): string | undefined;
  /** Number of restarts by this process. */
  restartCount(): number;
  close(): Promise<void>;
}

/**
 * Joins or starts the engine of dataDir, and restarts it when it dies or its heartbeat stops. Several processes may
 * share one engine; it ends with the last lease. An engine that does not open its data is retried. Throws EngineBusy
 * or EngineMissing.
 */
export const superviseEngine = async (options: SuperviseOptions): Promise<SupervisedEngine> => {
  const closing = new AbortController();
  const { start, restart, problem, restartCount } = createStarter(options, closing.signal);
  let lease: Lease | undefined = await start().catch((error: unknown) => {
    if (error instanceof EngineBroken) return undefined;
    throw error;
  });

  const supervise = async () => {
    while (!closing.signal.aborted) {
      await lease?.ended;
      if (!closing.signal.aborted) lease = await restart().catch(() => undefined);
    }
    await lease?.release();
  };
  const supervised = supervise();

  const close = async () => {
    closing.abort();
    await lease?.release();
    await supervised;
  };
  return { problem, restartCount, close };
};
