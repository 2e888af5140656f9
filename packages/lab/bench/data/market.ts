import * as z from 'zod/mini';
import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import {
  listPublishedWeeks,
  type PublishedWeekRecord,
} from '../../../../apps/api/src/store/published-weeks.ts';
import { openStore } from '../../../../apps/api/src/store/store.ts';
import type { BenchRun } from '../bench-run.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';

/** The published weeks of a run, in a data directory of their own. */
export interface Market {
  dataDir: string;
  /** Oldest first. */
  weeks: readonly [PublishedWeekRecord, ...PublishedWeekRecord[]];
  /** Disk space that each week adds, in MB. */
  weekMegabytes: readonly number[];
}

/** Called when only the first week is published, with the duration of its ingest in seconds. */
export type OnFirstWeek = (market: Market, ingestSeconds: number) => Promise<void>;

/** Measures the files of each week in MB; a file that weeks share counts for the first of them. */
const measureWeeks = async (dataDir: string, weeks: readonly PublishedWeekRecord[]): Promise<number[]> => {
  const analytics = await openAnalytics({ dataDir });
  try {
    const parts = await readRows(
      analytics,
      z.object({ snapshot: z.number(), path: z.string() }),
      `SELECT toUInt32OrZero(extract(if(partition = 'tuple()', table, partition), '[0-9]+$')) AS snapshot, path
      FROM system.parts WHERE active AND database = currentDatabase()`,
    );
    const countedInodes = new Set<number>();
    const measureFile = (file: string): number => {
      const { ino, size } = statSync(file);
      if (countedInodes.has(ino)) return 0;
      countedInodes.add(ino);
      return size;
    };
    return weeks.map(({ snapshot }) => {
      const folders = parts.filter((part) => part.snapshot === snapshot).map(({ path }) => path);
      const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
      return files.length === 0 ? Number.NaN : files.reduce((sum, file) => sum + measureFile(file), 0) / 1e6;
    });
  } finally {
    await analytics.close();
  }
};

const readWeeks = async (dataDir: string): Promise<Market['weeks']> => {
  const store = openStore(storeFile(dataDir));
  try {
    const [first, ...others] = (await listPublishedWeeks(store)).toReversed();
    if (!first) throw new Error('No week was published');
    return [first, ...others];
  } finally {
    await store.close();
  }
};

/** Reads what is published in a data directory. Throws if nothing is. */
export const openMarket = async (dataDir: string): Promise<Market> => {
  const weeks = await readWeeks(dataDir);
  return { dataDir, weeks, weekMegabytes: await measureWeeks(dataDir, weeks) };
};

/** Publishes the weeks of a run in an empty data directory, never reusing an earlier version's tables. */
export const publishMarket = async (bench: BenchRun, onFirstWeek?: OnFirstWeek): Promise<Market> => {
  const dataDir = join(bench.folder, 'market');
  await rm(dataDir, { recursive: true, force: true });
  for (let week = 0; week < bench.weeks; week += 1) {
    const file = await bench.weekFile(week, 'parquet');
    bench.log(`publishing week ${week + 1}`);
    const { seconds } = await runIngest(file, dataDir);
    if (week === 0) await onFirstWeek?.(await openMarket(dataDir), seconds);
  }
  return openMarket(dataDir);
};
