import { readdir, readlink, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import type { Rng } from '../../../../apps/api/src/demo/rng.ts';

/** Kinds of files in the engine's directory. */
const fileKinds = ['values', 'part description', 'table definition', 'other'] as const;

/** Kind of a file in the engine's directory. */
type FileKind = (typeof fileKinds)[number];

/** A file of the engine. */
export interface EngineFile {
  /** Path below the data directory. */
  readonly path: string;
  readonly kind: FileKind;
  /** Table whose file it is; empty where it is no table's. */
  readonly table: string;
}

const kindOf = (path: string): FileKind => {
  if (/\/(?:all|\d+)_\d+_\d+_\d+[^/]*\//.test(path)) {
    return /\.(?:bin|c?mrk\d?|cmrk\d)$/.test(path) ? 'values' : 'part description';
  }
  return path.endsWith('.sql') ? 'table definition' : 'other';
};

/** Tables by the ids of their folders. */
const readTables = async (dataDir: string): Promise<Map<string, string>> => {
  const folder = join(dataDir, 'engine/data/vitrina');
  const names = await readdir(folder);
  const ids = await Promise.all(names.map(async (name) => basename(await readlink(join(folder, name)))));
  return new Map(ids.map((id, index) => [id, names[index] ?? '']));
};

/** Names of the weeks by their snapshots. */
const readWeekNames = (dataDir: string): [snapshot: string, week: string][] => {
  const database = new DatabaseSync(storeFile(dataDir));
  try {
    const rows = database.prepare('SELECT snapshot, week_number FROM published_weeks').all();
    return rows.map((row) => [String(row['snapshot']), `W${String(row['week_number'])}`]);
  } finally {
    database.close();
  }
};

/**
 * Lists the files of the engine in a data directory that nothing uses, in an order that does not depend on the random
 * names of folders and snapshots.
 */
export const listEngineFiles = async (dataDir: string): Promise<EngineFile[]> => {
  const [tables, weeks] = [await readTables(dataDir), readWeekNames(dataDir)];
  const entries = await readdir(join(dataDir, 'engine'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)));
  const files = paths.map((path) => {
    const [, , , id = '', ...below] = path.split('/');
    const table = path.endsWith('.sql') ? basename(path, '.sql') : (tables.get(id) ?? '');
    const name = [table, ...(path.endsWith('.sql') ? [] : below)].join('/');
    const order = weeks.reduce((text, [snapshot, week]) => text.replaceAll(snapshot, week), name);
    return { order, path, kind: kindOf(path), table };
  });
  return files.toSorted((one, other) => (one.order < other.order ? -1 : 1));
};

const weights: Readonly<Record<FileKind, number>> = {
  values: 0.4,
  'part description': 0.35,
  'table definition': 0.2,
  other: 0.05,
};

/** Picks a file that is not empty: first its kind, then the file. */
export const pickFile = async (
  dataDir: string,
  files: readonly EngineFile[],
  rng: Rng,
): Promise<EngineFile> => {
  for (;;) {
    let rest = rng.next();
    const kind = fileKinds.find((one) => (rest -= weights[one]) < 0) ?? 'values';
    const file = rng.pick(files.filter((one) => one.kind === kind));
    if ((await stat(join(dataDir, file.path))).size > 0) return file;
  }
};

/** Folder of the part that a file belongs to; undefined where it is no part's. */
export const partOf = ({ path, kind }: EngineFile): string | undefined =>
  kind === 'values' || kind === 'part description' ? dirname(path) : undefined;
