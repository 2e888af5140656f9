import { dirname } from 'node:path';
import type { ImportReading } from '@vitrina/contract';
import { exitCodes, FeedError } from '../command/feed-error.ts';
import type { Config } from '../config.ts';
import { describeCommandError } from '../feed/commands/command-error.ts';
import { openCommandSources } from '../feed/commands/command-sources.ts';
import { ingest } from '../feed/ingest.ts';
import { IntakeError } from '../feed/intake/intake-error.ts';
import type { ImportJob, ImportMessage } from './import-job.ts';

/*
 * The process of an import job: reads one job, sends messages, ends. It ends with the server, too.
 */

// Files created from here on are readable by their owner only.
process.umask(0o077);
process.once('disconnect', () => process.exit());

/** Minimum time between two messages of progress within a step, ms. */
const PROGRESS_INTERVAL_MS = 200;

const send = (message: ImportMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const createProgressSender = () => {
  let last = { step: '', time: 0 };
  return (progress: Extract<ImportMessage, { progress: unknown }>['progress']) => {
    const time = Date.now();
    if (progress.step === last.step && time - last.time < PROGRESS_INTERVAL_MS) return;
    last = { step: progress.step, time };
    void send({ progress });
  };
};

const run = async (config: Config, { intake, ...options }: ImportJob): Promise<void> => {
  const { close, target: _, ...sources } = await openCommandSources(config);
  sources.store.onEvent = (event) => void send({ event });
  try {
    const summary = await ingest({
      ...sources,
      ...options,
      intake: { ...intake, onReading: (reading: ImportReading) => void send({ reading }) },
      dataDir: config.dataDir,
      // It is deleted with the files, also after the end of a killed process.
      unpackDir: options.files[0] && dirname(options.files[0]),
      keepWeeks: config.keepWeeks,
      archiveDir: config.archiveDir,
      now: () => new Date(),
      onProgress: createProgressSender(),
    });
    await send({ summary });
  } finally {
    await close();
  }
};

const describe = (error: unknown): ImportMessage => {
  if (error instanceof IntakeError) return { problems: error.problems };
  if (error instanceof FeedError && error.exitCode === exitCodes.busy) return { isBusy: true };
  const { message } = describeCommandError(error);
  return { problems: [{ kind: 'other', file: null, header: null, field: null, message }] };
};

process.once('message', ({ config, job }: { config: Config; job: ImportJob }) => {
  run(config, job)
    .catch((error: unknown) => send(describe(error)))
    .finally(() => process.exit());
});
