import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';

/** File of a part with its primary index. */
const INDEX_FILE = 'primary.cidx';

const part = z.object({ table: z.string(), partition: z.string(), path: z.string() });

/** A table of a snapshot, the partition of its rows, and the hash of its index at publish. */
interface RecordedIndex {
  table: string;
  /** Id of the partition; `all` if the table stores one snapshot. */
  partition: string;
  /** Undefined without parts, on a server, and in older manifests. */
  index?: string | undefined;
}

const getKey = ({ table, partition }: RecordedIndex): string => `${table} ${partition}`;

const readIndex = (path: string): Promise<Buffer | string> =>
  readFile(join(path, INDEX_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'missing';
    throw error;
  });

/**
 * Hashes the index files of tables in our engine, by table and partition. The engine does not compare a part's
 * primary index with its rows: the file of another part with as many marks hides rows from reports.
 */
export const hashIndexes = async (
  analytics: Pick<Analytics, 'isOwn' | 'rows'>,
  tables: readonly RecordedIndex[],
): Promise<(of: RecordedIndex) => string | undefined> => {
  if (!analytics.isOwn || tables.length === 0) return () => undefined;
  const parts = await readRows(
    analytics,
    part,
    `SELECT table, partition_id AS partition, path FROM system.parts
    WHERE active AND database = currentDatabase()
      AND table IN {tables:Array(String)} AND partition_id IN {partitions:Array(String)}
    ORDER BY table, partition, min_block_number`,
    {
      tables: [...new Set(tables.map(({ table }) => table))],
      partitions: [...new Set(tables.map(({ partition }) => partition))],
    },
  );
  const hashes = new Map<string, string>();
  for (const [key, own] of Map.groupBy(parts, getKey)) {
    const hash = createHash('sha256');
    for (const { path } of own) hash.update(await readIndex(path));
    hashes.set(key, hash.digest('hex').slice(0, 32));
  }
  return (of) => hashes.get(getKey(of));
};

/** Finds the tables whose index files differ from those at publish. */
export const findExchangedIndexes = async <Recorded extends RecordedIndex>(
  analytics: Pick<Analytics, 'isOwn' | 'rows'>,
  recorded: readonly Recorded[],
): Promise<Recorded[]> => {
  if (!analytics.isOwn) return [];
  const indexed = recorded.filter(({ index }) => index !== undefined);
  const getHash = await hashIndexes(analytics, indexed);
  return indexed.filter((one) => getHash(one) !== one.index);
};
