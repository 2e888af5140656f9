import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../../command/feed-error.ts';
import { readCsvRows } from '../formats/csv-rows.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { FeedRows } from '../formats/feed-rows.ts';
import { openFileSource } from '../formats/file-source.ts';
import { readNdjsonRows } from '../formats/ndjson-rows.ts';
import { readParquetRows } from '../formats/parquet-rows.ts';
import { MAX_MEMORY_BYTES, toFileError } from './reader-error.ts';
import { createRowsInsert, type RowSource } from './rows-insert.ts';
import { isOfCommand } from './snapshot-ids.ts';
import { readRows } from '../../analytics/read-rows.ts';

/** A file whose rows are in the engine. */
export interface StagedFile {
  rows: number;
  /** SHA-256 of the file. */
  hash: string;
}

/** Number of a file in its command, from 1, and the command's first snapshot. */
export interface StagePosition {
  readonly index: number;
  readonly firstSnapshot: number;
}

const readFeedRows = (
  analytics: Analytics,
  file: FeedFile,
  content: AsyncIterable<Buffer>,
): Promise<FeedRows> | FeedRows => {
  if (file.format === 'parquet') return readParquetRows(analytics, file, content);
  return file.format === 'csv' ? readCsvRows(file.name, content) : readNdjsonRows(file.name, content);
};

/**
 * Rows may belong to any number of weeks. Blocks are merged after the views, where rows have become offers. Texts are
 * trimmed before the rules: as one expression with them, the engine would trim a text for each rule.
 */
const createInsertSettings = ({ settings }: FeedRows) => ({
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
  rows: FeedRows,
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
    const settings = { ...createInsertSettings(rows), ...streamSettings };
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
  rows: FeedRows,
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
  const settings = { ...createInsertSettings(rows), ...rows.fileSettings, ...fileSettings };
  const inserting = insertFile(insert, file.path, settings, abort.signal);
  const [checked, inserted] = await Promise.allSettled([checkStructure(), inserting]);
  if (checked.status === 'rejected') throw checked.reason;
  if (inserted.status === 'rejected') throw toFileError(file, inserted.reason);
};

const insertRows = (
  analytics: Analytics,
  file: FeedFile,
  { index, firstSnapshot }: StagePosition,
  rows: FeedRows,
) => {
  const createInsert = (source: RowSource) => createRowsInsert(index, firstSnapshot, rows, source);
  const { insertFile } = analytics;
  // The engine would open a file of a watched folder by its path, which may have become a link.
  const isReadableFromDisk =
    rows.fileSettings !== undefined && file.compression === undefined && file.folder === undefined;
  return insertFile && isReadableFromDisk
    ? insertFromDisk(insertFile, file, createInsert('file'), rows)
    : insertStream(analytics, file, createInsert('stream'), rows);
};

/** Inserts each row of a file into `feed_row`. */
export const insertFileRows = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  const source = openFileSource(file, onRead);
  try {
    const rows = await readFeedRows(analytics, file, source.content);
    await insertRows(analytics, file, position, rows);
    await source.checkUnchanged();
    return { rows: rows.count(), hash: source.hash() };
  } finally {
    await source.content.return(undefined);
  }
};

/** Checks that the engine has each row of the file under its number. */
const checkRowCount = async (
  analytics: Analytics,
  file: FeedFile,
  { index, firstSnapshot }: StagePosition,
  expected: number,
) => {
  const [found] = await readRows(
    analytics,
    z.object({ rows: z.number(), last: z.number() }),
    `SELECT count() AS rows, max(row) AS last FROM (
      SELECT row FROM staging_offer WHERE file = {index:UInt16} AND ${isOfCommand(firstSnapshot)}
      UNION ALL SELECT row FROM feed_reject WHERE file = {index:UInt16})`,
    { index },
  );
  if (found?.rows !== expected || found.last !== expected) {
    const problem = `${file.name} has ${expected} rows, and the engine read ${found?.rows ?? 0}`;
    // The footer of a Parquet file may state a wrong count; the rows of a text file are counted here.
    throw file.format === 'parquet' ? new FeedError('data', problem) : new Error(problem);
  }
};

/** Stages the rows of a file as offers and rejects. Throws FeedError if it has no rows. */
export const stageFile = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  const staged = await insertFileRows(analytics, file, position, onRead);
  if (staged.rows === 0) throw new FeedError('data', `${file.name} has no rows`);
  await checkRowCount(analytics, file, position, staged.rows);
  return staged;
};
