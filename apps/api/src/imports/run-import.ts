import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, ImportMapping, ImportProblem } from '@vitrina/contract';
import type { IngestSummary } from '../feed/ingest.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import type { Store } from '../store/store.ts';
import { describeImport } from './describe-import.ts';
import type { ImportJob, ImportMessage, RunImportJob } from './import-job.ts';

/** An import of a person, held in memory until it is removed. */
export interface HeldImport {
  view: Import;
  /** Paths of the files. */
  readonly paths: string[];
  /** The mapping of the last check. */
  mapping: ImportMapping | undefined;
  /** Path of the rows that the last check refused; undefined if it refused none. */
  rejects: string | undefined;
  /** Stops the running job; undefined while none runs or waits. */
  running: AbortController | undefined;
  /** Time of the last call, ms. */
  touchedAt: number;
}

/** What running a job needs. */
export interface RunDeps {
  readonly store: Store;
  readonly runJob: RunImportJob;
  readonly log: (message: string, error: unknown) => void;
}

/** Interval at which a job asks again for the lock of the weeks, ms. */
const BUSY_INTERVAL_MS = 2000;

/** Returns the state of an import while a job runs. */
export const getRunningState = ({ check }: Pick<ImportJob, 'check'>): Import['state'] =>
  check ? 'checking' : 'publishing';

const update = (held: HeldImport, changes: Partial<Import>): void => {
  held.view = { ...held.view, ...changes };
};

const refuse = (held: HeldImport, problems: readonly ImportProblem[]): void =>
  update(held, { state: 'refused', problems: [...problems] });

const ended: ImportProblem = {
  kind: 'other',
  file: null,
  header: null,
  field: null,
  message: 'The import ended unexpectedly; the log of the server says why. Begin it again',
};

/** Takes a message of a job, except the last one; returns that. */
const takeMessage = (
  held: HeldImport,
  message: ImportMessage,
  { store }: RunDeps,
): ImportMessage | undefined => {
  if ('event' in message) {
    store.onEvent?.(message.event);
    return undefined;
  }
  if ('reading' in message) {
    const others = held.view.readings.filter(({ file }) => file !== message.reading.file);
    update(held, { readings: [...others, message.reading] });
    return undefined;
  }
  if (!('progress' in message)) return message;
  // The weeks are published before what they replace is removed, which waits for their last readers.
  const isPublished = message.progress.step === 'removing' && held.view.state === 'publishing';
  update(held, isPublished ? { state: 'published', progress: null } : { progress: message.progress });
  return undefined;
};

const takeSummary = async (held: HeldImport, summary: IngestSummary, deps: RunDeps): Promise<void> => {
  if (summary.outcome !== 'checked') return update(held, { state: 'published' });
  const report = describeImport(summary, await listPublishedWeeks(deps.store));
  held.rejects = summary.rejects;
  return update(held, { state: 'checked', report });
};

/** Runs a job to its last message, as often as another command holds the weeks. */
const runToEnd = async (
  held: HeldImport,
  job: ImportJob,
  deps: RunDeps,
  signal: AbortSignal,
): Promise<ImportMessage | undefined> => {
  for (;;) {
    update(held, { state: getRunningState(job) });
    let last: ImportMessage | undefined;
    await deps.runJob(job, (message) => (last = takeMessage(held, message, deps) ?? last), signal);
    if (signal.aborted || !last || !('isBusy' in last)) return last;
    update(held, { state: 'waiting', progress: null });
    await sleep(BUSY_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
  }
};

/** Runs a job of an import; its outcome is in `held.view`. Never throws. */
export const runImport = async (held: HeldImport, job: ImportJob, deps: RunDeps): Promise<void> => {
  const signal = held.running?.signal;
  if (!signal || signal.aborted) return;
  try {
    const last = await runToEnd(held, job, deps, signal);
    if (signal.aborted) return;
    if (last && 'summary' in last) await takeSummary(held, last.summary, deps);
    else refuse(held, last && 'problems' in last ? last.problems : [ended]);
  } catch (error) {
    deps.log('An import failed', error);
    refuse(held, [ended]);
  } finally {
    update(held, { progress: null });
    held.running = undefined;
  }
};
