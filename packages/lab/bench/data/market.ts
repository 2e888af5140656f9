import * as z from 'zod/mini';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { readRows } from '../../../../apps/api/src/analytics/read-rows.ts';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import {
  listPublishedWeeks,
  type PublishedWeekRecord,
} from '../../../../apps/api/src/store/published-weeks.ts';
import { openStore } from '../../../../apps/api/src/store/store.ts';

/** The published weeks of a data directory. */
export interface Market {
  dataDir: string;
  /** Oldest first. */
  weeks: readonly PublishedWeekRecord[];
  latest: PublishedWeekRecord;
  /** Disk space that each week adds, in MB. */
  weekMegabytes: readonly number[];
}

/** Measures the files of each week in MB; shared files count for the first week with them. */
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

const readWeeks = async (dataDir: string): Promise<Pick<Market, 'weeks' | 'latest'>> => {
  const store = openStore(storeFile(dataDir));
  try {
    const weeks = (await listPublishedWeeks(store)).toReversed();
    const latest = weeks.at(-1);
    if (!latest) throw new Error('No week was published');
    return { weeks, latest };
  } finally {
    await store.close();
  }
};

/** Reads the published weeks of a data directory. Throws if there are none. */
export const openMarket = async (dataDir: string): Promise<Market> => {
  const { weeks, latest } = await readWeeks(dataDir);
  return { dataDir, weeks, latest, weekMegabytes: await measureWeeks(dataDir, weeks) };
};
