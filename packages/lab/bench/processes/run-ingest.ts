import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { findEntries } from './earlier-version.ts';
import { findEngine, trackUsage } from './process-usage.ts';

/** Cost of an ingest. */
export interface IngestCost {
  /** Wall time from the start of the command to its end. */
  seconds: number;
  /** Processor time of the command and the engine. */
  processorSeconds: number;
  /** Peak memory of the command and the engine. */
  peakMegabytes: number;
}

/** How an ingest is run. */
interface IngestOptions {
  /** Further flags. */
  flags?: readonly string[];
  /** The command's module; this version's by default. */
  command?: string;
}

/** Runs `pnpm ingest`, or that of another version, on a data directory. Throws if it publishes nothing. */
export const runIngest = async (
  file: string,
  dataDir: string,
  { flags = [], command: entry = findEntries().command }: IngestOptions = {},
): Promise<IngestCost> => {
  const startedAt = performance.now();
  const command = spawn(process.execPath, [entry, 'ingest', '--json', '--future', ...flags, file], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let engine: number | undefined;
  const stopTracking = trackUsage(() => [command.pid, (engine ??= findEngine(dataDir))]);
  const streams = Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = (await once(command, 'exit')) as [number | null];
  const seconds = (performance.now() - startedAt) / 1000;
  const usage = stopTracking();
  const [output, errors] = await streams;
  if (code !== 0 || !output.includes('"outcome":"published"'))
    throw new Error(`The ingest of ${file} ended with ${code}:\n${output}${errors}`);
  return { seconds, ...usage };
};
