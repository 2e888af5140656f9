import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isEngineLost } from '../analytics/errors.ts';
import { findUnreadableSnapshots } from '../analytics/snapshot/unreadable-snapshots.ts';
import { FeedError } from '../command/feed-error.ts';
import { claimInstallation } from '../installation/claim-installation.ts';
import { pepperFile } from '../auth/pepper.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { isEmptyFolder, RESTORING, WEEKS_LOCK } from '../installation/data-dir.ts';
import { openAppStore, openSources, storeFile } from '../installation/open-sources.ts';
import { lockFile } from '../store/process-lock.ts';
import { listPublishedWeeks } from '../store/published-weeks.ts';
import { recordEvent } from '../store/trail.ts';
import { type BackupRecord, readBackupRecord } from './backup-record.ts';
import { copyEngine } from './copy-engine.ts';

/** Weeks of a backup by their state in the restored installation. */
export interface RestoredWeeks {
  record: BackupRecord;
  /** Weeks that cannot be served, as 2026-W45. */
  damaged: string[];
}

/** Entries to restore, in the order in which they get their names: an interrupted restoration is repeated. */
const ENTRIES = ['engine', 'code-pepper', 'vitrina.sqlite'];

/** File of a data directory whose restored weeks are not verified yet: contains the time of their backup. */
const UNVERIFIED = 'vitrina-unverified';

/** Lists the leftovers of an interrupted restoration; nothing in an empty directory. Throws FeedError for anything else. */
const listLeft = async (dataDir: string): Promise<string[]> => {
  const names: string[] = await readdir(dataDir).catch(() => []);
  const isCutOff = names.includes(RESTORING);
  const own = isCutOff ? [...ENTRIES, UNVERIFIED, RESTORING] : [];
  const found = names.filter((name) => !own.includes(name) && !name.startsWith(WEEKS_LOCK));
  if (!isEmptyFolder(found))
    throw new FeedError(
      'io',
      `DATA_DIR ${dataDir} has data (${found.slice(0, 5).join(', ')}): restore into an empty one`,
    );
  return own;
};

/** Whether this backup was copied by a restoration that ended before all its weeks were verified. */
const isCopied = async (dataDir: string, { time }: BackupRecord): Promise<boolean> => {
  const names: string[] = await readdir(dataDir).catch(() => []);
  if (names.includes(RESTORING) || !names.includes(UNVERIFIED)) return false;
  return (await readFile(join(dataDir, UNVERIFIED), 'utf8')) === time;
};

/** Locks the data directory until the restoration has ended. Throws FeedError (busy). */
const lockDataDir = async (dataDir: string): Promise<Disposable> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFile(join(dataDir, WEEKS_LOCK));
  if (lock === undefined)
    throw new FeedError('busy', `Another restoration into DATA_DIR ${dataDir} or an ingest is running`);
  return lock;
};

const copyBackup = async (
  folder: string,
  dataDir: string,
  { hasEngine, time }: BackupRecord,
): Promise<void> => {
  const draft = join(dataDir, RESTORING);
  await mkdir(draft, { recursive: true });
  const names = await readdir(folder);
  for (const file of [storeFile(draft), pepperFile(draft)])
    if (names.includes(basename(file))) await copyFile(join(folder, basename(file)), file);
  // A backup that lost its app database has the weeks in the engine: an empty database lets `pnpm recover` find them.
  if (!names.includes(basename(storeFile(draft)))) await writeFile(storeFile(draft), '');
  if (hasEngine) await copyEngine(join(folder, 'engine'), join(draft, 'engine'));
  for (const name of ENTRIES)
    if ((await readdir(draft)).includes(name)) await rename(join(draft, name), join(dataDir, name));
  if (hasEngine) await writeFile(join(dataDir, UNVERIFIED), time);
  await rm(draft, { recursive: true });
};

/** Records the restoration in the restored trail, with the time of the backup. */
const recordRestoration = async (dataDir: string, { time }: BackupRecord): Promise<void> => {
  const store = await openAppStore({ dataDir });
  try {
    await recordEvent(store, { event: 'restore', subject: time, now: new Date() });
  } finally {
    await store.close();
  }
};

/** Reads every value of the restored weeks; weeks missing in the app database are damaged, too. */
const findDamaged = async (dataDir: string, { weeks }: BackupRecord): Promise<string[]> => {
  const { analytics, store, close } = await openSources({ dataDir });
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

/** Lists the restored weeks of a backup that are not verified, and what to do. */
export const describeUnverified = (dataDir: string, { weeks }: BackupRecord): string =>
  `The backup is restored into ${dataDir}, but not all of its weeks are verified: ${weeks.map(({ week }) => week).join(', ')}. Run  pnpm restore  again to verify them; the server does it too when it starts.`;

const verify = async (dataDir: string, record: BackupRecord): Promise<string[]> => {
  try {
    return await findDamaged(dataDir, record);
  } catch (error) {
    if (!isEngineLost(error)) throw error;
    const message = `The analytics engine ended. ${describeUnverified(dataDir, record)}`;
    throw new FeedError('io', message, { cause: error });
  }
};

/**
 * Copies a backup into an empty data directory and verifies the contents of its weeks; one copied before is only
 * verified. Calls `onCopied` in between. Throws FeedError (io) if the folder is no backup or the data directory has
 * data, (busy) while another restoration runs.
 */
export const restore = async (
  folder: string,
  dataDir: string,
  onCopied: (record: BackupRecord) => void = () => undefined,
): Promise<RestoredWeeks> => {
  const record = await readBackupRecord(folder);
  const isLeft = await isCopied(dataDir, record);
  // Before the lock, which is a file: never writes into a foreign directory.
  if (!isLeft) await listLeft(dataDir);
  using _ = await lockDataDir(dataDir);
  if (!(await isCopied(dataDir, record))) {
    // The mark goes last: the next restoration continues an interrupted removal.
    for (const name of await listLeft(dataDir))
      await rm(join(dataDir, name), { recursive: true, force: true });
    await copyBackup(folder, dataDir, record);
    await recordRestoration(dataDir, record);
  }
  onCopied(record);
  const damaged = record.hasEngine ? await verify(dataDir, record) : [];
  await rm(join(dataDir, UNVERIFIED), { force: true });
  return { record, damaged };
};
