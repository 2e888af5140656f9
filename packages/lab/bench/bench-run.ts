import { join } from 'node:path';
import { type Format, ensureWeekFile } from './data/week-files.ts';
import type { BenchOptions } from './options.ts';

/** The options of a run, its progress log and its feed files. */
export interface BenchRun extends BenchOptions {
  /** Reports progress. */
  log: (step: string) => void;
  /** Returns the path of a week's feed file; weeks count from 0, `offers` defaults to the run's rows. */
  weekFile(week: number, format: Format, offers?: number): Promise<string>;
}

/** Creates a run from its options. */
export const createBenchRun = (options: BenchOptions, log: BenchRun['log']): BenchRun => ({
  ...options,
  log,
  weekFile: (week, format, offers = options.rows) => {
    log(`week ${week + 1} of ${offers} offers, ${format}`);
    return ensureWeekFile(join(options.folder, 'weeks'), offers, week, format);
  },
});
