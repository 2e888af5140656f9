import { copyFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import { cutFile, type DamageTarget, flipBit } from './file-damages.ts';

/** Changes of the rows of published weeks; each leaves a database that opens. */
const rowChanges: readonly string[] = [
  `UPDATE published_weeks SET week_number = 99 WHERE week_number = 45;
  UPDATE published_weeks SET week_number = 45 WHERE week_number = 46;
  UPDATE published_weeks SET week_number = 46 WHERE week_number = 99`,
  `UPDATE published_weeks AS one SET (manifest, digest) =
    (SELECT manifest, digest FROM published_weeks AS other WHERE other.week_number = 90 - one.week_number + (one.week_number = 46) * 2)
    WHERE week_number = 45`,
  `UPDATE published_weeks SET (snapshot, manifest, digest) =
    (SELECT snapshot + 1, replace(manifest, snapshot, snapshot + 1), digest FROM published_weeks WHERE week_number = 46)
    WHERE week_number = 46`,
  "UPDATE published_weeks SET published_at = '2026-01-01T00:00:00.000Z' WHERE week_number = 45",
  'UPDATE published_weeks SET is_demo = 1 WHERE week_number = 46',
  'UPDATE published_weeks SET year = 2025 WHERE week_number = 45',
  'DELETE FROM published_weeks WHERE week_number = 45',
  'DELETE FROM published_weeks',
  'DELETE FROM installation',
  "UPDATE installation SET id = '00000000000000000000000000000000'",
  'UPDATE published_weeks SET manifest = substr(manifest, 1, 200) WHERE week_number = 44',
  "UPDATE published_weeks SET digest = '' WHERE week_number = 44",
];

const changeRows = async ({ dataDir, rng }: DamageTarget): Promise<string> => {
  const sql = rng.pick(rowChanges);
  const database = new DatabaseSync(storeFile(dataDir));
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
  return sql;
};

const moveAway = async ({ dataDir }: DamageTarget): Promise<string> => {
  await rename(storeFile(dataDir), `${storeFile(dataDir)}.old`);
  return 'vitrina.sqlite to .old';
};

const takeFromBackup = async ({ dataDir, backups, rng }: DamageTarget): Promise<string> => {
  const backup = rng.pick(backups);
  await copyFile(storeFile(backup), storeFile(dataDir));
  return `vitrina.sqlite of ${basename(backup)}`;
};

/** Damages to the app database, by name; each returns what was done. */
export const appDatabaseDamages: Readonly<Record<string, (target: DamageTarget) => Promise<string>>> = {
  flip: ({ dataDir, rng }) => flipBit(storeFile(dataDir), rng),
  cut: ({ dataDir, rng }) => cutFile(storeFile(dataDir), rng),
  delete: async ({ dataDir }) => {
    await rm(storeFile(dataDir));
    return 'vitrina.sqlite';
  },
  swap: changeRows,
  rename: moveAway,
  'from another backup': takeFromBackup,
};
