import type { Analytics, Settings } from '../../analytics/analytics.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { FeedRows } from '../formats/feed-rows.ts';
import { MAX_MEMORY_BYTES, toFileError } from './reader-error.ts';
import type { RowSource } from './rows-insert.ts';

/** The rows of a file as the engine reads them. */
type InsertedRows = Pick<FeedRows, 'body' | 'settings' | 'fileSettings'>;

/**
 * Rows may belong to any number of weeks. Blocks are merged after the views, where rows have become offers. Texts are
 * trimmed before the rules: as one expression with them, the engine would trim a text for each rule.
 */
export const createInsertSettings = (settings: Settings) => ({
  ...settings,
  max_memory_usage: MAX_MEMORY_BYTES,
  max_partitions_per_insert_block: 0,
  query_plan_merge_expressions: 0,
  min_insert_block_size_rows: 1,
  min_insert_block_size_bytes: 0,
  min_insert_block_size_rows_for_materialized_views: 1_048_576,
  min_insert_block_size_bytes_for_materialized_views: 256 * 1024 ** 2,
});

/** Rows of a stream are numbered by one thread, in order. */
const streamSettings = { parallelize_output_from_storages: 0 } as const;

/** Rows of a file on disk carry their number, so all processors check them. Mapped reads would count as memory. */
const fileSettings = {
  parallelize_output_from_storages: 1,
  parallel_view_processing: 1,
  storage_file_read_method: 'pread',
} as const;

/** Streams the rows to the engine while their structure is checked. */
const insertStream = async (
  analytics: Analytics,
  file: FeedFile,
  insert: string,
  rows: InsertedRows,
): Promise<void> => {
  let structureError: unknown;
  const body = async function* () {
    try {
      yield* rows.body;
    } catch (error) {
      structureError = error;
      throw error;
    }
  };
  try {
    const settings = { ...createInsertSettings(rows.settings), ...streamSettings };
    await analytics.insert(insert, body(), settings);
  } catch (error) {
    throw structureError ?? toFileError(file, error);
  }
};

/** Checks the structure of a file while the engine reads it from disk. */
const insertFromDisk = async (
  insertFile: NonNullable<Analytics['insertFile']>,
  file: FeedFile,
  insert: string,
  rows: InsertedRows,
): Promise<void> => {
  const abort = new AbortController();
  const checkStructure = async () => {
    try {
      for await (const _ of rows.body);
    } catch (error) {
      abort.abort(error);
      throw error;
    }
  };
  const settings = { ...createInsertSettings(rows.settings), ...rows.fileSettings, ...fileSettings };
  const inserting = insertFile(insert, file.path, settings, abort.signal);
  const [checked, inserted] = await Promise.allSettled([checkStructure(), inserting]);
  if (checked.status === 'rejected') throw checked.reason;
  if (inserted.status === 'rejected') throw toFileError(file, inserted.reason);
};

/** Inserts the rows of a file: the engine reads it from disk if it can, else the rows are streamed to it. */
export const insertFileRows = (
  analytics: Analytics,
  file: FeedFile,
  rows: InsertedRows,
  createInsert: (source: RowSource) => string,
): Promise<void> => {
  const { insertFile } = analytics;
  // The engine would open a file of a watched folder by its path, which may have become a link.
  const isReadableFromDisk =
    rows.fileSettings !== undefined && file.compression === undefined && file.folder === undefined;
  return insertFile && isReadableFromDisk
    ? insertFromDisk(insertFile, file, createInsert('file'), rows)
    : insertStream(analytics, file, createInsert('stream'), rows);
};
