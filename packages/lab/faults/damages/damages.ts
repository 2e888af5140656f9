import { cp, open, rename, rm, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Rng } from '../../../../apps/api/src/demo/rng.ts';
import type { Subject } from './subjects.ts';

/** Damages a subject and returns a description. */
export type Damage = (subject: Subject, rng: Rng) => Promise<string>;

/** Changes one bit. */
const flip: Damage = async ({ path }, rng) => {
  const { size } = await stat(path);
  const [offset, bit] = [rng.below(size), rng.below(8)];
  const handle = await open(path, 'r+');
  try {
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, offset);
    byte[0] = (byte[0] ?? 0) ^ (1 << bit);
    await handle.write(byte, 0, 1, offset);
  } finally {
    await handle.close();
  }
  return `bit ${bit} of byte ${offset} of ${path}`;
};

/** Truncates a file to a random length. */
const cut: Damage = async ({ path }, rng) => {
  const { size } = await stat(path);
  const length = rng.chance(0.2) ? 0 : rng.below(size);
  await truncate(path, length);
  return `${size} bytes of ${path} to ${length}`;
};

const remove: Damage = async ({ path }) => {
  await rm(path, { recursive: true });
  return path;
};

const swap: Damage = async ({ path, others }, rng) => {
  const other = rng.pick(others);
  await rename(path, `${path}.exchanged`);
  await rename(other, path);
  await rename(`${path}.exchanged`, other);
  return `${path} and ${other}`;
};

/** Renames a file, or gives a part the name of other blocks or of another snapshot. */
const renameSubject: Damage = async ({ path, others }, rng) => {
  const partitions = [path, rng.pick([path, ...others])].map((one) => basename(one).split('_'));
  const isPart = partitions.every(({ length }) => length >= 4);
  const [partition = ''] = rng.pick(partitions);
  const name = isPart ? `${partition}_${7 + rng.below(3)}_9_0` : `${basename(path)}.old`;
  await rename(path, join(dirname(path), name));
  return `${path} to ${name}`;
};

const replace: Damage = async ({ path, backups }, rng) => {
  const backup = rng.pick(backups);
  await rm(path, { recursive: true });
  await cp(backup, path, { recursive: true, verbatimSymlinks: true });
  return `${path} by ${backup}`;
};

/** Damages of files and folders, by name. */
export const damages: Readonly<Record<string, Damage>> = {
  flip,
  cut,
  delete: remove,
  swap,
  rename: renameSubject,
  'from another backup': replace,
};

/** Changes to the rows of published weeks; each leaves a database that opens. */
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

/** Exchanges or changes rows of the app database. */
export const changeRows: Damage = async ({ path }, rng) => {
  const sql = rng.pick(rowChanges);
  const database = new DatabaseSync(path);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
  return sql;
};
