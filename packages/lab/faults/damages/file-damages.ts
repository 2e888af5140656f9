import { cp, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Rng } from '../../../../apps/api/src/demo/rng.ts';
import { type EngineFile, listEngineFiles, partOf, pickFile } from './engine-files.ts';

/** A data directory to damage, and others to take files from. */
export interface DamageTarget {
  readonly dataDir: string;
  readonly files: readonly EngineFile[];
  /** Data directories of other backups. */
  readonly backups: readonly string[];
  readonly rng: Rng;
}

/** Changes one bit of a file in its middle of nowhere; returns what was done. */
export const flipBit = async (path: string, rng: Rng): Promise<string> => {
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
  return `bit ${bit} of byte ${offset}`;
};

/** Truncates a file to a random length. */
export const cutFile = async (path: string, rng: Rng): Promise<string> => {
  const { size } = await stat(path);
  const length = rng.chance(0.2) ? 0 : rng.below(size);
  await truncate(path, length);
  return `${size} bytes to ${length}`;
};

const flip = async ({ dataDir, files, rng }: DamageTarget): Promise<string> => {
  const { path } = await pickFile(dataDir, files, rng);
  return `${path}: ${await flipBit(join(dataDir, path), rng)}`;
};

const cut = async ({ dataDir, files, rng }: DamageTarget): Promise<string> => {
  const { path } = await pickFile(dataDir, files, rng);
  return `${path}: ${await cutFile(join(dataDir, path), rng)}`;
};

/** Deletes a file, or the folder of its part. */
const remove = async ({ dataDir, files, rng }: DamageTarget): Promise<string> => {
  const file = await pickFile(dataDir, files, rng);
  const path = rng.chance(0.3) ? (partOf(file) ?? file.path) : file.path;
  await rm(join(dataDir, path), { recursive: true });
  return path;
};

const exchange = async (one: string, other: string): Promise<void> => {
  await rename(one, `${one}.exchanged`);
  await rename(other, one);
  await rename(`${one}.exchanged`, other);
};

/** Exchanges two files of one name, two definitions, or two parts. */
const swap = async ({ dataDir, files, rng }: DamageTarget): Promise<string> => {
  for (;;) {
    const file = await pickFile(dataDir, files, rng);
    const part = partOf(file);
    const isPart = part !== undefined && rng.chance(0.3);
    const own = isPart ? part : file.path;
    const isAlike = (other: EngineFile) =>
      file.kind === 'table definition'
        ? other.kind === file.kind
        : basename(other.path) === basename(file.path) &&
          (!isPart || dirname(partOf(other) ?? '') === dirname(part));
    const others = files
      .filter((other) => other.path !== file.path && isAlike(other))
      .map((other) => (isPart ? (partOf(other) ?? '') : other.path))
      .filter((other) => other !== own);
    if (others.length === 0) continue;
    const other = rng.pick(others);
    await exchange(join(dataDir, own), join(dataDir, other));
    return `${own} and ${other}`;
  }
};

/** Gives a file another name, or a part the name of other blocks or of another snapshot. */
const renameOne = async ({ dataDir, files, rng }: DamageTarget): Promise<string> => {
  const file = await pickFile(dataDir, files, rng);
  const part = partOf(file);
  if (part === undefined || rng.chance(0.4)) {
    await rename(join(dataDir, file.path), join(dataDir, `${file.path}.old`));
    return `${file.path} to .old`;
  }
  const [partition = ''] = basename(part).split('_');
  const snapshots = files
    .flatMap((other) => (other.table === file.table ? (partOf(other) ?? []) : []))
    .map((other) => basename(other).split('_')[0] ?? '');
  const name = `${rng.chance(0.5) ? partition : rng.pick(snapshots)}_${7 + rng.below(3)}_9_0`;
  await rename(join(dataDir, part), join(dataDir, dirname(part), name));
  return `${part} to ${name}`;
};

/** Name of a table without the number of its snapshot. */
const plainTable = (table: string) => table.replace(/\d+$/, '');

/** Replaces a file, or its part, by one of the same table in another backup; sometimes the whole engine. */
const takeFromBackup = async ({ dataDir, files, backups, rng }: DamageTarget): Promise<string> => {
  const backup = rng.pick(backups);
  if (rng.chance(0.2)) {
    await rm(join(dataDir, 'engine'), { recursive: true });
    await cp(join(backup, 'engine'), join(dataDir, 'engine'), { recursive: true, verbatimSymlinks: true });
    return `engine of ${basename(backup)}`;
  }
  const others = await listEngineFiles(backup);
  for (;;) {
    const file = await pickFile(dataDir, files, rng);
    const isAlike = (other: EngineFile) =>
      other.kind === file.kind &&
      plainTable(other.table) === plainTable(file.table) &&
      (file.kind === 'table definition' || basename(other.path) === basename(file.path));
    const alike = others.filter(isAlike);
    if (alike.length === 0) continue;
    const other = rng.pick(alike);
    const [part, otherPart] = [partOf(file), partOf(other)];
    if (part === undefined || otherPart === undefined || rng.chance(0.6)) {
      await writeFile(join(dataDir, file.path), await readFile(join(backup, other.path)));
      return `${file.path} by ${other.path} of ${basename(backup)}`;
    }
    await rm(join(dataDir, part), { recursive: true });
    await cp(join(backup, otherPart), join(dataDir, part), { recursive: true });
    return `${part} by ${otherPart} of ${basename(backup)}`;
  }
};

/** Damages to the engine's files, by name; each returns what was done. */
export const fileDamages: Readonly<Record<string, (target: DamageTarget) => Promise<string>>> = {
  flip,
  cut,
  delete: remove,
  swap,
  rename: renameOne,
  'from another backup': takeFromBackup,
};
