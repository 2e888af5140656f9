import { readdir, readlink, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Rng } from '../../../../apps/api/src/demo/rng.ts';

/** A file or folder to damage, and its possible replacements. */
export interface Subject {
  readonly path: string;
  /** Paths of the same kind in the same data directory. */
  readonly others: readonly string[];
  /** Paths of the same kind in other data directories. */
  readonly backups: readonly string[];
}

/** Probability of each kind of file in the engine's directory. */
const weights = { values: 0.4, 'part description': 0.35, 'table definition': 0.2, other: 0.05 };

type FileKind = keyof typeof weights;

/** A non-empty file of the engine. */
interface EngineFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Table of the file, without its snapshot number; empty if none. */
  readonly table: string;
  /** Folder of its part; undefined if none. */
  readonly part: string | undefined;
  /** Sort key independent of the random names of folders and snapshots. */
  readonly order: string;
}

const findKind = (path: string): FileKind => {
  if (/\/(?:all|\d+)_\d+_\d+_\d+[^/]*\//.test(path))
    return /\.(?:bin|c?mrk\d?)$/.test(path) ? 'values' : 'part description';
  return path.endsWith('.sql') ? 'table definition' : 'other';
};

/** Reads the tables by their folders' ids. */
const readTables = async (dataDir: string): Promise<Map<string, string>> => {
  const folder = join(dataDir, 'engine/data/vitrina');
  const names = await readdir(folder);
  const ids = await Promise.all(names.map(async (name) => basename(await readlink(join(folder, name)))));
  return new Map(ids.map((id, index) => [id, names[index] ?? '']));
};

/** Lists the engine's files in an unused data directory. */
const listEngineFiles = async (dataDir: string): Promise<EngineFile[]> => {
  const tables = await readTables(dataDir);
  const entries = await readdir(join(dataDir, 'engine'), { recursive: true, withFileTypes: true });
  const files: EngineFile[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (size === 0) continue;
    const kind = findKind(path);
    const folder = relative(dataDir, path).split('/')[3] ?? '';
    const name = kind === 'table definition' ? basename(path, '.sql') : (tables.get(folder) ?? '');
    const table = name.replace(/\d+$/, '');
    const part = kind === 'values' || kind === 'part description' ? dirname(path) : undefined;
    files.push({ path, kind, table, part, order: `${table} ${basename(path)} ${size}` });
  }
  return files.toSorted((one, other) => (one.order < other.order ? -1 : 1));
};

const pickFile = (files: readonly EngineFile[], rng: Rng): EngineFile => {
  let rest = rng.next();
  const kinds = Object.keys(weights) as FileKind[];
  const kind = kinds.find((one) => (rest -= weights[one]) < 0) ?? 'values';
  return rng.pick(files.filter((one) => one.kind === kind));
};

/** Lists the files that can replace a file: any definition, or a file of the same name. */
const listReplacements = ({ kind, path }: EngineFile, files: readonly EngineFile[]): string[] =>
  files
    .filter((one) => one.kind === kind && one.path !== path)
    .filter((one) => kind === 'table definition' || basename(one.path) === basename(path))
    .map((one) => one.path);

const listParts = (files: readonly EngineFile[]): string[] => [
  ...new Set(files.flatMap(({ part }) => part ?? [])),
];

/**
 * Lists the engine's files of a data directory, and returns a function that picks one of them, or with `mayBePart` a
 * whole part. In backups the counterpart is a file or part of the same table, or for the whole engine another engine.
 */
export const openEngineSubjects = async (dataDir: string, backups: readonly string[]) => {
  const files = await listEngineFiles(dataDir);
  const ofBackups = (await Promise.all(backups.map(listEngineFiles))).flat();
  const engine = {
    path: join(dataDir, 'engine'),
    others: [],
    backups: backups.map((one) => join(one, 'engine')),
  };
  return (rng: Rng, mayBePart: boolean): Subject => {
    if (mayBePart && rng.chance(0.05)) return engine;
    const file = pickFile(files, rng);
    const ofTable = (all: readonly EngineFile[]) => all.filter(({ table }) => table === file.table);
    if (!mayBePart || file.part === undefined || rng.chance(0.6))
      return {
        path: file.path,
        others: listReplacements(file, files),
        backups: listReplacements(file, ofTable(ofBackups)),
      };
    // Parts are exchanged only within one table.
    const folder = dirname(file.part);
    const others = listParts(files).filter((part) => part !== file.part && dirname(part) === folder);
    return { path: file.part, others, backups: listParts(ofTable(ofBackups)) };
  };
};
