import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { productTextTable, locateRows } from './product-text-table.ts';

/** Watches the files of published snapshots on disk: the engine reads them again for each report. */
export interface PartFiles {
  /** Remembers the current files of exactly these weeks' snapshots. */
  remember(weeks: readonly { snapshot: number }[]): Promise<void>;
  /**
   * Finds the weeks with a file in these tables that was written, exchanged or deleted since it was remembered.
   * Remembers new weeks.
   */
  findChanged<Week extends { snapshot: number }>(
    weeks: readonly Week[],
    tables: readonly string[],
  ): Promise<Week[]>;
}

/** Files with the values of rows. The engine may rewrite the others. */
const VALUES = /\.(?:bin|c?mrk\d?|c?idx)$/;

const describeFile = (folder: string, name: string): string => {
  const { ino, size, mtimeMs } = statSync(join(folder, name));
  return [name, ino, size, mtimeMs].join();
};

/** Hashes the file metadata of a part; another hash means that a file was written, exchanged or deleted. */
const hashPart = (path: string): string => {
  try {
    const names = readdirSync(path).filter((name) => VALUES.test(name));
    const files = names.toSorted().map((name) => describeFile(path, name));
    return hash('sha1', files.join('\n'), 'base64');
  } catch {
    return 'gone';
  }
};

/** A part with the hash of its files. */
interface Part {
  readonly table: string;
  readonly partition: string;
  readonly path: string;
  readonly hash: string;
}

const listParts = async (
  analytics: Pick<Analytics, 'rows'>,
  snapshots: readonly number[],
): Promise<Part[]> => {
  const parts = await readRows(
    analytics,
    z.object({ table: z.string(), partition: z.string(), path: z.string() }),
    `SELECT table, partition_id AS partition, path FROM system.parts
    WHERE active AND database = currentDatabase()
      AND (partition_id IN {partitions:Array(String)} OR table IN {texts:Array(String)})`,
    { partitions: snapshots.map(String), texts: snapshots.map(productTextTable) },
  );
  return parts.map((part) => ({ ...part, hash: hashPart(part.path) }));
};

/** Watches the files of the data directory's own engine; a server's may be on another machine. */
export const watchPartFiles = (analytics: Pick<Analytics, 'isOwn' | 'rows'>): PartFiles => {
  const partsBySnapshot = new Map<number, readonly Part[]>();
  const add = async (snapshots: readonly number[]) => {
    const parts = await listParts(analytics, snapshots);
    for (const snapshot of snapshots) {
      const isOwn = ({ table, partition }: Part) =>
        partition === String(snapshot) || table === productTextTable(snapshot);
      partsBySnapshot.set(snapshot, parts.filter(isOwn));
    }
  };
  const hasChanged = (snapshot: number, tables: readonly string[]) => {
    const names = new Set(tables.map((name) => locateRows(snapshot, name).table));
    const parts = partsBySnapshot.get(snapshot) ?? [];
    return parts.some(({ table, path, hash }) => names.has(table) && hashPart(path) !== hash);
  };
  return {
    remember: async (weeks) => {
      if (!analytics.isOwn) return;
      partsBySnapshot.clear();
      await add(weeks.map(({ snapshot }) => snapshot));
    },
    findChanged: async (weeks, tables) => {
      if (!analytics.isOwn) return [];
      const unknown = weeks.filter(({ snapshot }) => !partsBySnapshot.has(snapshot));
      if (unknown.length > 0) await add(unknown.map(({ snapshot }) => snapshot));
      return weeks.filter(({ snapshot }) => hasChanged(snapshot, tables));
    },
  };
};
