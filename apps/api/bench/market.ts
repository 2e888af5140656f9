import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../src/analytics/analytics.ts';
import { storeFile } from '../src/lifecycle/open-sources.ts';
import { openStore } from '../src/store/store.ts';
import { type PublishedWeekRecord, listPublishedWeeks } from '../src/store/published-weeks.ts';
import type { Bench } from './bench.ts';
import { ingestFile } from './command.ts';

/** The weeks of a run, published on a data directory of its own. */
export interface Market {
  dataDir: string;
  /** First week first. */
  weeks: readonly [PublishedWeekRecord, ...PublishedWeekRecord[]];
  /** Megabytes that each week has added to the disk. */
  megabytes: readonly number[];
}

/** What is measured of a market while only its first week is published: that week's ingest took so many seconds. */
export type AtFirstWeek = (market: Market, seconds: number) => Promise<void>;

/** The size of a week's files, of those that weeks share for the first that has them. */
const sizesOf = async (dataDir: string, weeks: readonly PublishedWeekRecord[]): Promise<number[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const parts = await analytics.rows<{ snapshot: number; path: string }>(
      `SELECT toUInt32(extract(if(partition = 'tuple()', table, partition), '[0-9]+$')) AS snapshot, path
      FROM system.parts WHERE active AND database = currentDatabase()`,
    );
    const seen = new Set<number>();
    const sizeOf = (file: string): number => {
      const { ino, size } = statSync(file);
      if (seen.has(ino)) return 0;
      seen.add(ino);
      return size;
    };
    return weeks.map(({ snapshot }) => {
      const paths = parts.filter((part) => part.snapshot === snapshot).map(({ path }) => path);
      const files = paths.flatMap((path) => readdirSync(path).map((name) => join(path, name)));
      return files.length === 0 ? Number.NaN : files.reduce((sum, file) => sum + sizeOf(file), 0) / 1e6;
    });
  } finally {
    await analytics.close();
  }
};

const weeksOf = async (dataDir: string): Promise<Market['weeks']> => {
  const store = openStore(storeFile(dataDir));
  try {
    const [first, ...others] = (await listPublishedWeeks(store)).toReversed();
    if (!first) throw new Error('No week was published');
    return [first, ...others];
  } finally {
    await store.close();
  }
};

/** What is published on a data directory. */
export const openMarket = async (dataDir: string): Promise<Market> => {
  const weeks = await weeksOf(dataDir);
  return { dataDir, weeks, megabytes: await sizesOf(dataDir, weeks) };
};

/** Publishes the weeks of a run afresh: what an earlier version has built is nothing to measure. */
export const publishMarket = async (bench: Bench, atFirstWeek?: AtFirstWeek): Promise<Market> => {
  const dataDir = join(bench.folder, 'market');
  await rm(dataDir, { recursive: true, force: true });
  for (let number = 0; number < bench.weeks; number += 1) {
    const file = await bench.week(number, 'parquet');
    bench.say(`publishing week ${number + 1}`);
    const { seconds } = await ingestFile(file, dataDir);
    if (number === 0) await atFirstWeek?.(await openMarket(dataDir), seconds);
  }
  return openMarket(dataDir);
};
