import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analytics } from '../analytics/analytics.ts';
import { createTables } from '../analytics/schema/tables.ts';
import { withStillParts } from '../analytics/snapshot/still-parts.ts';
import { pepperFile } from '../auth/pepper.ts';
import { FeedError } from '../command/feed-error.ts';
import { lockFeed } from '../feed/feed-lock.ts';
import { claimInstallation } from '../installation/claim-installation.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { storeFile } from '../installation/open-sources.ts';
import { copyStore } from '../store/copy-store.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import type { Store } from '../store/store.ts';
import { type BackupRecord, recordFile } from './backup-record.ts';
import { copyRunningEngine } from './copy-engine.ts';

/** Sources of a backup. */
export interface BackupSources {
  analytics: Analytics;
  store: Store;
  dataDir: string;
  now: () => Date;
}

const copyIfExists = async (from: string, to: string): Promise<void> => {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
};

const writeBackup = async (
  { analytics, store, dataDir, now }: BackupSources,
  folder: string,
): Promise<BackupRecord> => {
  await using _ = await lockFeed(store);
  const installation = await claimInstallation(analytics, store);
  await createTables(analytics);
  if (!store.isShared) copyStore(storeFile(dataDir), storeFile(folder));
  await copyIfExists(pepperFile(dataDir), pepperFile(folder));
  if (analytics.isOwn)
    await withStillParts(analytics, (parts) =>
      copyRunningEngine(join(dataDir, 'engine'), join(folder, 'engine'), parts),
    );
  const weeks = (await listPublishedWeeks(store)).map((week) => ({
    week: formatWeek(week),
    snapshot: week.snapshot,
    digest: week.digest,
  }));
  const record = { time: now().toISOString(), installation, hasEngine: analytics.isOwn, weeks };
  await writeFile(recordFile(folder), `${JSON.stringify(record, undefined, 2)}\n`);
  return record;
};

/** Entries of a backup; a folder with only some of these was interrupted. */
const ENTRIES: readonly string[] = ['engine', 'code-pepper', 'vitrina.sqlite', 'backup.json'];

/** Throws FeedError if a folder has entries other than these. */
const checkEmpty = async (folder: string, allowed: readonly string[]): Promise<void> => {
  const entries: string[] = await readdir(folder).catch(() => []);
  if (entries.every((name) => allowed.includes(name))) return;
  throw new FeedError('io', `${folder} is not empty: give a new folder`);
};

/**
 * Backs up the data directory into a new or empty folder, while servers run. The folder gets its name once complete.
 * The lock of the weeks keeps app database and engine consistent. Throws FeedError and ForeignInstallation.
 */
export const backUp = async (sources: BackupSources, folder: string): Promise<BackupRecord> => {
  const unfinished = `${folder}.unfinished`;
  await checkEmpty(folder, []);
  await checkEmpty(unfinished, ENTRIES);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const record = await writeBackup(sources, unfinished);
    await rename(unfinished, folder);
    return record;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
