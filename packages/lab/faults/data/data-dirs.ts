import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { backUp } from '../../../../apps/api/src/backup/back-up.ts';
import { ingest } from '../../../../apps/api/src/feed/ingest.ts';
import { openSources, storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import { PUBLISHED_AT, type VersionName, type WeekVersions } from '../market/week-versions.ts';

const run = promisify(execFile);

/** Data directories that steps begin with; a step works on a copy. */
export interface DataDirs {
  /** Weeks 44 and 45. */
  readonly older: string;
  /** Later: weeks 44, 45 and 46. */
  readonly base: string;
  /** Later: weeks 45 and 46 are replaced, and what they replaced is not swept yet. */
  readonly unswept: string;
  /** `base` without its app database. */
  readonly orphaned: string;
  /** Another installation with weeks 44, 45 and 46. */
  readonly foreign: string;
  /** Nothing. */
  readonly empty: string;
  /** A backup of `base`; no data directory. */
  readonly backup: string;
}

/** Copies a data directory; hard links among its files stay links. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to]);

/** Publishes versions in one ingest, in this process. */
export const publishVersions = async (
  dataDir: string,
  versions: WeekVersions,
  names: readonly VersionName[],
  options: { waitForReaders?: () => Promise<void> } = {},
): Promise<void> => {
  const { analytics, store, close } = await openSources({ dataDir, clickhouseUrl: undefined });
  try {
    await ingest({
      files: names.flatMap((name) => versions[name].files),
      analytics,
      store,
      dataDir,
      replace: true,
      maxRejects: '0',
      now: () => new Date(PUBLISHED_AT),
      ...options,
    });
  } finally {
    await close();
  }
};

/** Backs up a data directory, in this process. */
const makeBackup = async (dataDir: string, folder: string): Promise<void> => {
  const { close, ...sources } = await openSources({ dataDir, clickhouseUrl: undefined });
  try {
    await backUp({ ...sources, dataDir, now: () => new Date(PUBLISHED_AT) }, folder);
  } finally {
    await close();
  }
};

/** Makes the data directories of a campaign below a folder. */
export const makeDataDirs = async (folder: string, versions: WeekVersions): Promise<DataDirs> => {
  const dirs = Object.fromEntries(
    ['older', 'base', 'unswept', 'orphaned', 'foreign', 'empty', 'backup'].map((name) => [
      name,
      join(folder, name),
    ]),
  ) as Record<keyof DataDirs, string>;
  await publishVersions(dirs.older, versions, ['44-old', '45-old']);
  await copy(dirs.older, dirs.base);
  await publishVersions(dirs.base, versions, ['46-old']);
  await mkdir(dirs.empty);
  await makeBackup(dirs.base, dirs.backup);
  await copy(dirs.base, dirs.orphaned);
  await rm(storeFile(dirs.orphaned));
  await copy(dirs.base, dirs.unswept);
  const waitForReaders = () => Promise.reject(new Error('The next sweep drops it'));
  await publishVersions(dirs.unswept, versions, ['45-new', '46-new'], { waitForReaders });
  await publishVersions(dirs.foreign, versions, ['44-foreign', '45-foreign', '46-foreign']);
  return dirs;
};

/** Copies a data directory for one step. */
export const copyForStep = async (from: string, folder: string): Promise<string> => {
  const dataDir = await mkdtemp(join(folder, 'step-'));
  await copy(`${from}/.`, dataDir);
  return dataDir;
};
