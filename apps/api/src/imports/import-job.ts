import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImportProblem, ImportProgress, ImportReading } from '@vitrina/contract';
import type { Config } from '../config.ts';
import type { IngestSummary } from '../feed/ingest.ts';
import type { IntakeOptions } from '../feed/intake/mapping.ts';
import type { TrailEvent, UserActor } from '../store/trail-events.ts';

/** What a job reads, and whether it publishes. */
export interface ImportJob {
  readonly files: readonly string[];
  readonly intake: Omit<IntakeOptions, 'onReading'>;
  readonly check: boolean;
  readonly replace: boolean;
  readonly future: boolean;
  readonly maxRejects: string;
  /** Who publishes; absent in a check. */
  readonly actor?: UserActor;
}

/** A message of a job's process. */
export type ImportMessage =
  | { readonly progress: ImportProgress }
  | { readonly reading: ImportReading }
  | { readonly summary: IngestSummary }
  | { readonly event: TrailEvent }
  | { readonly problems: readonly ImportProblem[] }
  /** Another command holds the lock of the weeks. */
  | { readonly isBusy: true };

/** Runs a job until it ends, with its messages; resolves when its process has ended. Aborting ends the process. */
export type RunImportJob = (
  job: ImportJob,
  onMessage: (message: ImportMessage) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Maximum heap of a job's process, MiB: with the engine's it stays below 1 GB for the largest sheet. */
const HEAP_MEBIBYTES = 1024;

const workerPath = fileURLToPath(new URL('./import-worker.ts', import.meta.url));

/**
 * Creates the runner of jobs, each in a process of its own: a hostile file cannot take the server's memory or time, and
 * a job ends as a killed command does, with the weeks as they were.
 */
export const createRunImportJob =
  (config: Config): RunImportJob =>
  (job, onMessage, signal) => {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = fork(workerPath, [], {
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEBIBYTES}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const end = () => void worker.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    worker.on('message', (message) => onMessage(message as ImportMessage));
    worker.once('error', reject);
    worker.once('exit', (code, ended) => {
      signal.removeEventListener('abort', end);
      if (code === 0 || signal.aborted) resolve();
      else reject(new Error(`The process of the import ended with ${ended ?? code}`));
    });
    worker.send({ config, job });
    return promise;
  };
