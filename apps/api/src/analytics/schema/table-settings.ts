import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { type Sql, sql } from '../report/sql.ts';

/** Never merged after the build, so that checksums stay as they were at publish. */
export const final = sql`SETTINGS max_bytes_to_merge_at_max_space_in_pool = 1`;

/** Small, and safe from a power cut once an insert has ended. */
export const durable = sql`, fsync_after_insert = 1, fsync_part_directory = 1, default_compression_codec = 'ZSTD(1)'`;

/** Settings for quick reads of adjacent rows, and of scattered rows, such as a seller's or a brand's products. */
const together = sql`, index_granularity = 1024`;
export const apart = sql`, index_granularity = 128, min_compress_block_size = 8192`;

/** One file per column, so that unchanged columns need no copy. */
export const inColumns = sql`, min_bytes_for_wide_part = 0, min_rows_to_fsync_after_merge = 1`;

/** Small granules: a history reads one row of each week (decision 192). */
const single = sql`, index_granularity = 256`;

/** One file for all columns, since a profile or a history reads one row; parts from 1 GB on have one per column. */
const compact = sql`, index_granularity = 512, min_bytes_for_wide_part = 1000000000`;

/** Tables with compact parts; smaller tables have them by the engine's own limit. */
const compactTables: readonly string[] = ['seller', 'brand', 'entity_index'];

/** Returns the settings of a report table. */
export const getTableSettings = (table: string): Sql => {
  if (table === 'product') return apart;
  if (table === 'category') return single;
  return compactTables.includes(table) ? compact : together;
};

/** Makes future parts compact in tables of our engine that earlier versions created; on a server this needs another grant. */
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
