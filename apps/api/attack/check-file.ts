import { startCommand } from '../test/command.ts';
import type { Target } from './attack.ts';
import { readPeakBytes } from './peak-memory.ts';

/** How the command ended that checked a file. */
export interface CheckOutcome {
  code: number | null;
  /** Whether the error is a sentence: neither a stack nor more than a screen of text. */
  hasSentence: boolean;
  seconds: number;
  /** Most memory of the command, bytes. */
  peakBytes: number;
}

/** Runs `pnpm ingest --check` on a file in the target's folder. */
export async function checkFile({ folder, dataDir }: Target, name: string): Promise<CheckOutcome> {
  const start = performance.now();
  const command = startCommand(['ingest', '--check', name], folder, { DATA_DIR: dataDir });
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, readPeakBytes(command.process.pid ?? 0));
  }, 50);
  const { code, errors } = await command.ended;
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  return { code, hasSentence: !/\n\s+at /.test(errors) && errors.length < 2000, seconds, peakBytes };
}
