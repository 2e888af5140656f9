import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isEngineLost } from '../analytics/errors.ts';
import { findUnreadableSnapshots } from '../analytics/snapshot/unreadable-snapshots.ts';
import { FeedError } from '../feed/feed-error.ts';
import { claimInstallation } from '../feed/publish/claim-installation.ts';
import { pepperFile } from '../auth/pepper.ts';
import { formatWeek } from '../period/iso-week.ts';
import { isEmptyFolder, RESTORING } from '../lifecycle/data-dir.ts';
import { openSources, storeFile } from '../lifecycle/open-sources.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import { type BackupRecord, readBackupRecord } from './backup-record.ts';
import { copyEngine } from './copy-engine.ts';

/** Weeks of a backup by what the restored installation has of them. */
export interface RestoredWeeks {
  record: BackupRecord;
  /** Weeks that cannot be served, as 2026-W45. */
  damaged: string[];
}

/** What is restored, in the order in which it gets its names: a restoration that is cut off is done again. */
const ENTRIES = ['engine', 'code-pepper', 'vitrina.sqlite'];

/** Empties a data directory whose restoration was cut off. Throws FeedError if it has anything else. */
const clearDataDir = async (dataDir: string): Promise<void> => {
  const names: string[] = await readdir(dataDir).catch(() => []);
  const isCutOff = names.includes(RESTORING);
  const own = isCutOff ? [...ENTRIES, RESTORING] : [];
  const found = names.filter((name) => !own.includes(name));
  if (!isEmptyFolder(found))
    throw new FeedError(
      'io',
      `DATA_DIR ${dataDir} has data (${found.slice(0, 5).join(', ')}): restore into an empty one`,
    );
  // The mark goes last: a removal that is cut off is continued by the next restoration.
  for (const name of own) await rm(join(dataDir, name), { recursive: true, force: true });
};

const copyBackup = async (folder: string, dataDir: string, { hasEngine }: BackupRecord): Promise<void> => {
  const draft = join(dataDir, RESTORING);
  await mkdir(draft, { recursive: true });
  const names = await readdir(folder);
  for (const file of [storeFile(draft), pepperFile(draft)])
    if (names.includes(basename(file))) await copyFile(join(folder, basename(file)), file);
  // A backup that lost its app database has the weeks in the engine: an empty one lets `pnpm recover` find them.
  if (!names.includes(basename(storeFile(draft)))) await writeFile(storeFile(draft), '');
  if (hasEngine) await copyEngine(join(folder, 'engine'), join(draft, 'engine'));
  for (const name of ENTRIES)
    if ((await readdir(draft)).includes(name)) await rename(join(draft, name), join(dataDir, name));
  await rm(draft, { recursive: true });
};

/** Reads every value of the restored weeks; those that the app database lacks are damaged, too. */
const findDamaged = async (dataDir: string, { weeks }: BackupRecord): Promise<string[]> => {
  const { analytics, store, close } = await openSources({ dataDir, clickhouseUrl: undefined });
  try {
    await claimInstallation(analytics, store);
    const published = await listPublishedWeeks(store);
    const unreadable = new Set(await findUnreadableSnapshots(analytics, published, 'contents'));
    const intact = new Set(
      published
        .filter(({ snapshot }) => !unreadable.has(snapshot))
        .map((week) => `${formatWeek(week)} ${week.digest}`),
    );
    return weeks.filter(({ week, digest }) => !intact.has(`${week} ${digest}`)).map(({ week }) => week);
  } finally {
    await close();
  }
};

const verify = async (dataDir: string, record: BackupRecord): Promise<string[]> => {
  try {
    return await findDamaged(dataDir, record);
  } catch (error) {
    if (!isEngineLost(error)) throw error;
    const message = `The backup is restored into ${dataDir}, but the analytics engine ended before all its weeks were verified. The server verifies them when it starts.`;
    throw new FeedError('io', message, { cause: error });
  }
};

/**
 * Copies a backup into an empty data directory and verifies the contents of its weeks. Throws FeedError (io) if the
 * folder is no backup or the data directory has data.
 */
export const restore = async (folder: string, dataDir: string): Promise<RestoredWeeks> => {
  const record = await readBackupRecord(folder);
  await clearDataDir(dataDir);
  await copyBackup(folder, dataDir, record);
  return { record, damaged: record.hasEngine ? await verify(dataDir, record) : [] };
};
