import { startCommand } from '../../../apps/api/test/command.ts';
import type { Target } from './attack.ts';
import { readPeakBytes, readReadBytes } from './process-usage.ts';

/** Memory that the command may use at most, bytes. */
export const MAX_COMMAND_BYTES = 1024 ** 3;

/** What the command may read at most, with its own modules, bytes. A command that reads more is ended. */
export const MAX_READ_BYTES = 32 * 1024 ** 2;

/** How the command ended that checked a file. */
export interface CheckOutcome {
  code: number | null;
  /** What it said. */
  errors: string;
  /** Whether the error is a sentence: neither a stack nor more than a screen of text. */
  hasSentence: boolean;
  seconds: number;
  /** Most memory of the command, bytes. */
  peakBytes: number;
  /** What it read, bytes. */
  readBytes: number;
}

/** Runs `pnpm ingest --check` on a file in the target's folder. */
export async function checkFile({ folder, dataDir }: Target, name: string): Promise<CheckOutcome> {
  const start = performance.now();
  const command = startCommand(['ingest', '--check', name], folder, { DATA_DIR: dataDir });
  const pid = command.process.pid ?? 0;
  let [peakBytes, readBytes] = [0, 0];
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, readPeakBytes(pid));
    readBytes = Math.max(readBytes, readReadBytes(pid));
    if (readBytes > MAX_READ_BYTES) command.process.kill('SIGKILL');
  }, 50);
  const { code, errors } = await command.ended;
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const hasSentence = !/\n\s+at /.test(errors) && errors.length < 2000;
  return { code, errors, hasSentence, seconds, peakBytes, readBytes };
}
