import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Market, openMarket } from './data/market.ts';
import { ensureWeekFile, type Format } from './data/week-files.ts';
import { type MarketSize, toMarketSize } from './data/week-sql.ts';
import { runIngest } from './processes/run-ingest.ts';
import type { Figure } from './results/figure.ts';

/** Size and mode of a run. */
export interface BenchOptions {
  /** Offers in a week. */
  rows: number;
  /** Weeks to publish, at least 2: the second shows the cost of a repeated week. */
  weeks: number;
  /** Folder of the benchmark; feed files in it are reused by later runs. */
  folder: string;
  /** Whether only an error fails the run, not a broken bound. */
  isQuick: boolean;
  /** Reports progress. */
  log: (step: string) => void;
}

/** A run: its options, feed files and market. */
export interface Bench extends BenchOptions {
  /** Returns the path of a week's feed file; weeks count from 0, `size` defaults to that of the run's rows. */
  weekFile(week: number, format?: Format, size?: MarketSize): Promise<string>;
  /** Publishes weeks in an empty data directory, never reusing an earlier version's tables; returns the duration of each ingest in seconds. */
  publish(dataDir: string, weeks: number, offers?: number): Promise<number[]>;
  /** Returns the market; publishes its weeks in the first call. */
  openMarket(): Promise<Market>;
  /** Deletes the market. */
  close(): Promise<void>;
}

/** Measures the figures of a point. */
export type Measure = (bench: Bench) => Promise<Figure[]>;

/** Creates a run from its options. */
export const createBench = (options: BenchOptions): Bench => {
  const { rows, weeks, folder, log } = options;
  const dataDir = join(folder, 'market');
  const weekFile = (week: number, format: Format = 'parquet', size = toMarketSize(rows)) =>
    ensureWeekFile(join(folder, 'weeks'), size, week, format);
  const publish = async (into: string, count: number, offers = rows) => {
    log(`publishing ${count} weeks of ${offers} offers`);
    await rm(into, { recursive: true, force: true });
    const seconds: number[] = [];
    for (let week = 0; week < count; week += 1) {
      const file = await weekFile(week, 'parquet', toMarketSize(offers));
      seconds.push((await runIngest(file, into)).seconds);
    }
    return seconds;
  };
  let market: Promise<Market> | undefined;
  return {
    ...options,
    weekFile,
    publish,
    openMarket: () => (market ??= publish(dataDir, weeks).then(() => openMarket(dataDir))),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
};
