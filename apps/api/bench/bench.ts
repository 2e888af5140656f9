import { join } from 'node:path';
import type { BenchOptions, Progress } from './options.ts';
import { type Format, weekFile } from './week-files.ts';

/** What every point measures with. */
export interface Bench extends BenchOptions {
  say: Progress;
  /** The file of one week, counted from 0; of the run's size, where no other is told. */
  week(number: number, format: Format, offers?: number): Promise<string>;
}

/** Prepares a run. */
export const openBench = (options: BenchOptions, say: Progress): Bench => ({
  ...options,
  say,
  week: (number, format, offers = options.rows) => {
    say(`week ${number + 1} of ${offers} offers, ${format}`);
    return weekFile(join(options.folder, 'weeks'), offers, number, format);
  },
});
