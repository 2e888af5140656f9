import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ingest } from '../../../apps/api/src/feed/ingest.ts';
import { openSources, storeFile } from '../../../apps/api/src/installation/open-sources.ts';
import { runCommand } from '../../../apps/api/test/command.ts';
import {
  createWeekVersions,
  PUBLISHED_AT,
  type VersionName,
  type WeekVersions,
} from './market/week-versions.ts';

const run = promisify(execFile);

/**
 * Initial data directories of steps; a step works on a copy. `older` has the weeks 44 and 45, `base` additionally 46.
 * In `unswept` 45 and 46 are replaced, and the replaced ones not swept yet. `orphaned` is `base` without its app
 * database, `backup` a backup of `base`, `foreign` another installation with the same weeks, and `empty` has nothing.
 */
const dirNames = ['older', 'base', 'unswept', 'orphaned', 'foreign', 'empty', 'backup'] as const;

/** Paths of the data directories by their names. */
export type DataDirs = Readonly<Record<(typeof dirNames)[number], string>>;

/** Shared state of all steps. */
export interface Campaign {
  /** Folder for all files of the campaign. */
  readonly folder: string;
  readonly versions: WeekVersions;
  readonly dirs: DataDirs;
  /** Duration of a command on this machine, ms. */
  readonly commandMs: number;
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
  const { analytics, store, close } = await openSources({ dataDir });
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

/** Creates the weeks and data directories of a campaign below a folder. */
export const openCampaign = async (folder: string): Promise<Campaign> => {
  const versions = await createWeekVersions(folder);
  const dirs = Object.fromEntries(dirNames.map((name) => [name, join(folder, name)])) as DataDirs;
  await publishVersions(dirs.older, versions, ['44-old', '45-old']);
  await copy(dirs.older, dirs.base);
  await publishVersions(dirs.base, versions, ['46-old']);
  await mkdir(dirs.empty);
  const startedAt = performance.now();
  const { code, errors } = await runCommand(['backup', 'backup'], folder, { DATA_DIR: dirs.base });
  const commandMs = performance.now() - startedAt;
  if (code !== 0) throw new Error(`The backup ended with ${code}: ${errors}`);
  await copy(dirs.base, dirs.orphaned);
  await rm(storeFile(dirs.orphaned));
  await copy(dirs.base, dirs.unswept);
  const waitForReaders = () => Promise.reject(new Error('The next sweep drops it'));
  await publishVersions(dirs.unswept, versions, ['45-new', '46-new'], { waitForReaders });
  await publishVersions(dirs.foreign, versions, ['44-foreign', '45-foreign', '46-foreign']);
  return { folder, versions, dirs, commandMs };
};

/** Copies a data directory for one step, under a unique name; returns the copy and an empty folder beside it. */
export const copyForStep = async ({ folder, dirs }: Campaign, from: keyof DataDirs) => {
  const dataDir = await mkdtemp(join(folder, 'step-'));
  const beside = `${dataDir}-beside`;
  await mkdir(beside);
  await copy(`${dirs[from]}/.`, dataDir);
  const remove = async () => {
    for (const path of [dataDir, beside]) await rm(path, { recursive: true });
  };
  return { dataDir, beside, remove };
};
