import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { type Sql, sql } from '../report/sql.ts';

/** What is built is final: never merged again, so that its checksums stay as they were at publish. */
export const final = sql`SETTINGS max_bytes_to_merge_at_max_space_in_pool = 1`;

/** And it outlives a power cut once an insert has ended, and is small. */
export const durable = sql`, fsync_after_insert = 1, fsync_part_directory = 1, default_compression_codec = 'ZSTD(1)'`;

/** Quick to find rows in that stand together; and those that stand far apart: a seller's or a brand's products. */
const together = sql`, index_granularity = 1024`;
export const apart = sql`, index_granularity = 128, min_compress_block_size = 8192`;

/** Of one file a column, so that what is not changed needs no copy. */
export const inColumns = sql`, min_bytes_for_wide_part = 0, min_rows_to_fsync_after_merge = 1`;

/** Small granules: a history reads one row of each week (decision 192). */
const single = sql`, index_granularity = 256`;

/** Of one file for all columns, which a profile or a history reads of one row; parts from 1 GB on have one a column. */
const compact = sql`, index_granularity = 512, min_bytes_for_wide_part = 1000000000`;

/** Tables with compact parts. Smaller ones have such parts by the engine's own limit. */
const compactTables: readonly string[] = ['seller', 'brand', 'entity_index'];

/** The settings of a report table. */
export const settingsOf = (table: string): Sql => {
  if (table === 'product') return apart;
  if (table === 'category') return single;
  return compactTables.includes(table) ? compact : together;
};

/** Makes parts to come compact in tables of our engine that earlier versions created; on a server this needs another grant. */
export const makeCompact = async (analytics: Analytics): Promise<void> => {
  if (!analytics.isOwn) return;
  const wide = await readRows(
    analytics,
    z.object({ name: z.string() }),
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN {tables:Array(String)}
    AND position(create_table_query, 'min_bytes_for_wide_part') = 0`,
    { tables: compactTables },
  );
  const alter = ({ name }: { name: string }) =>
    analytics.command(`ALTER TABLE ${name} MODIFY SETTING min_bytes_for_wide_part = 1000000000`);
  await Promise.all(wide.map(alter));
};
