import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';

/** File of a part with its primary index. */
const INDEX_FILE = 'primary.cidx';

const part = z.object({ table: z.string(), partition: z.string(), path: z.string(), files: z.string() });

/** Hashes of the files of a table in our engine; absent without parts, on a server, and in older manifests. */
export interface FileHashes {
  /** Of the index files. */
  readonly index?: string | undefined;
  /** Of the checksums of all files, if the table stores one snapshot: its parts do not contain the snapshot's number. */
  readonly parts?: string | undefined;
}

/** A table of a snapshot, the partition of its rows, and the hashes of its files at publish. */
interface RecordedFiles extends FileHashes {
  table: string;
  /** Id of the partition; `all` if the table stores one snapshot. */
  partition: string;
}

const getKey = ({ table, partition }: RecordedFiles): string => `${table} ${partition}`;

const readIndex = (path: string): Promise<Buffer | string> =>
  readFile(join(path, INDEX_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'missing';
    throw error;
  });

const hashAll = (values: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const value of values) hash.update(value);
  return hash.digest('hex').slice(0, 32);
};

/**
 * Hashes the files of tables in our engine, by table and partition. The engine does not compare a part's
 * primary index with its rows: the file of another part with as many marks hides rows from reports. It also accepts a
 * part of the same table of another snapshot.
 */
export const hashFiles = async (
  analytics: Pick<Analytics, 'isOwn' | 'rows'>,
  tables: readonly RecordedFiles[],
): Promise<(of: RecordedFiles) => FileHashes> => {
  if (!analytics.isOwn || tables.length === 0) return () => ({});
  const parts = await readRows(
    analytics,
    part,
    `SELECT table, partition_id AS partition, path, hash_of_all_files AS files FROM system.parts
    WHERE active AND database = currentDatabase()
      AND table IN {tables:Array(String)} AND partition_id IN {partitions:Array(String)}
    ORDER BY table, partition, min_block_number`,
    {
      tables: [...new Set(tables.map(({ table }) => table))],
      partitions: [...new Set(tables.map(({ partition }) => partition))],
    },
  );
  const hashes = new Map<string, FileHashes>();
  for (const [key, own] of Map.groupBy(parts, getKey)) {
    const isOfOneSnapshot = own.every(({ partition }) => partition === 'all');
    hashes.set(key, {
      index: hashAll(await Promise.all(own.map(({ path }) => readIndex(path)))),
      parts: isOfOneSnapshot ? hashAll(own.map(({ files }) => files)) : undefined,
    });
  }
  return (of) => hashes.get(getKey(of)) ?? {};
};

/** Finds the tables whose files differ from those at publish. */
export const findExchangedFiles = async <Recorded extends RecordedFiles>(
  analytics: Pick<Analytics, 'isOwn' | 'rows'>,
  recorded: readonly Recorded[],
): Promise<Recorded[]> => {
  if (!analytics.isOwn) return [];
  const hashed = recorded.filter(({ index }) => index !== undefined);
  const getHashes = await hashFiles(analytics, hashed);
  return hashed.filter((one) => {
    const { index, parts } = getHashes(one);
    return one.index !== index || (one.parts ?? parts) !== parts;
  });
};
