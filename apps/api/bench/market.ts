import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../src/analytics/analytics.ts';
import { reportTables } from '../src/analytics/schema.ts';
import { storeFile } from '../src/open-sources.ts';
import { openStore } from '../src/store/store.ts';
import { type PublishedWeek, publishedWeeks } from '../src/store/weeks.ts';
import type { Bench } from './bench.ts';
import { ingestFile } from './command.ts';

/** The weeks of a run, published on a data directory of its own. */
export interface Market {
  dataDir: string;
  /** First week first. */
  weeks: readonly [PublishedWeek, ...PublishedWeek[]];
  /** Megabytes of each week's tables. */
  megabytes: readonly number[];
}

/** What is measured of a market while only its first week is published: that week's ingest took so many seconds. */
export type AtFirstWeek = (market: Market, seconds: number) => Promise<void>;

const sizesOf = async (dataDir: string, weeks: readonly PublishedWeek[]): Promise<number[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const found = await analytics.rows<{ load: number; bytes: number }>(
      `SELECT toUInt32(partition) AS load, sum(bytes_on_disk) AS bytes FROM system.parts
      WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)} GROUP BY load`,
      { tables: reportTables },
    );
    return weeks.map(({ load }) => (found.find((one) => one.load === load)?.bytes ?? Number.NaN) / 1e6);
  } finally {
    await analytics.close();
  }
};

const weeksOf = async (dataDir: string): Promise<Market['weeks']> => {
  const store = openStore(storeFile(dataDir));
  try {
    const [first, ...others] = (await publishedWeeks(store)).toReversed();
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
