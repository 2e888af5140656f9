import { Readable } from 'node:stream';
import type { Analytics } from '../../analytics/analytics.ts';
import { readCsvRows } from '../formats/csv-rows.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { readNdjsonRows } from '../formats/ndjson-rows.ts';
import { isOfCommand } from './snapshot-ids.ts';
import { readParquetRows } from '../formats/parquet-rows.ts';
import { type RowNumbering, fastPathInsert } from './fast-path-insert.ts';
import type { FeedRows } from '../formats/feed-rows.ts';
import { openFileSource } from '../formats/file-source.ts';

/** A file whose rows are in the engine. */
export interface StagedFile {
  rows: number;
  /** SHA-256 of what was read. */
  hash: string;
}

const rowsOf = (
  analytics: Analytics,
  file: FeedFile,
  content: AsyncIterable<Buffer>,
): Promise<FeedRows> | FeedRows => {
  if (file.format === 'parquet') return readParquetRows(analytics, file, content);
  return file.format === 'csv' ? readCsvRows(file.name, content) : readNdjsonRows(file.name, content);
};

/** What the engine's reader says of a file that it cannot read, without the engine's own surroundings. */
const refusalOf = (file: FeedFile, error: unknown): unknown => {
  const message = error instanceof Error ? error.message : '';
  if (!/InputFormat|Parquet/.test(message)) return error;
  const row = /\(at row (\d+)\)/.exec(message)?.[1];
  const [what = ''] = message.split(/: (?=\()|\n/);
  const where = row === undefined ? file.name : `${file.name}, row ${row}`;
  return new FeedError('data', `${where}: ${what}; the file is refused and nothing is published`, {
    cause: error,
  });
};

/** A file may have rows of any number of weeks. Its rows are put together when they are offers, not before. */
const settingsOf = ({ settings }: FeedRows) => ({
  ...settings,
  max_partitions_per_insert_block: 0,
  min_insert_block_size_rows: 1,
  min_insert_block_size_bytes: 0,
  min_insert_block_size_rows_for_materialized_views: 1_048_576,
  min_insert_block_size_bytes_for_materialized_views: 256 * 1024 ** 2,
});

/** The rows of a stream are counted as they come, one block after another. */
const inOrder = { parallelize_output_from_storages: 0 } as const;

/** Those of a file know their numbers, so that all processors look at them. */
const atOnce = {
  parallelize_output_from_storages: 1,
  parallel_view_processing: 1,
  storage_file_read_method: 'pread',
} as const;

/** Where the rows of a file go: its number in the command, from 1, and the command's first load. */
export interface StagePosition {
  readonly index: number;
  readonly firstLoad: number;
}

/** Sends the rows to the engine while their structure is followed. */
const streamRows = async (
  analytics: Analytics,
  file: FeedFile,
  insert: string,
  rows: FeedRows,
): Promise<void> => {
  let failure: unknown;
  const body = async function* () {
    try {
      yield* rows.body;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    const settings = { ...settingsOf(rows), ...inOrder };
    await analytics.insert(insert, Readable.from(body(), { objectMode: false }), settings);
  } catch (error) {
    throw failure ?? refusalOf(file, error);
  }
};

/** Follows the structure of a file while the engine reads it from the disk. */
const followFile = async (
  insertFile: NonNullable<Analytics['insertFile']>,
  file: FeedFile,
  insert: string,
  rows: FeedRows,
): Promise<void> => {
  const broken = new AbortController();
  const follow = async () => {
    try {
      for await (const _ of rows.body);
    } catch (error) {
      broken.abort(error);
      throw error;
    }
  };
  const settings = { ...settingsOf(rows), ...rows.fileSettings, ...atOnce };
  const inserting = insertFile(insert, file.path, settings, broken.signal);
  const [followed, inserted] = await Promise.allSettled([follow(), inserting]);
  if (followed.status === 'rejected') throw followed.reason;
  if (inserted.status === 'rejected') throw refusalOf(file, inserted.reason);
};

const insertRows = (
  analytics: Analytics,
  file: FeedFile,
  { index, firstLoad }: StagePosition,
  rows: FeedRows,
) => {
  const insert = (before: RowNumbering) => fastPathInsert(index, firstLoad, rows, before);
  const { insertFile } = analytics;
  const canFollow = rows.fileSettings !== undefined && file.compression === undefined;
  return insertFile && canFollow
    ? followFile(insertFile, file, insert('in the file'), rows)
    : streamRows(analytics, file, insert('in the stream'), rows);
};

/** Lets every row of a file pass `feed_text`. */
export const insertFileRows = async (
  analytics: Analytics,
  file: FeedFile,
  place: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  const source = openFileSource(file, onRead);
  try {
    const rows = await rowsOf(analytics, file, source.content);
    await insertRows(analytics, file, place, rows);
    await source.checkUnchanged();
    return { rows: rows.count(), hash: source.hash() };
  } finally {
    await source.content.return(undefined);
  }
};

/** Puts the rows of a file into the engine: plain ones are offers then, the others wait to be judged. */
export const stageFile = async (
  analytics: Analytics,
  file: FeedFile,
  place: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  const staged = await insertFileRows(analytics, file, place, onRead);
  if (staged.rows === 0) throw new FeedError('data', `${file.name} has no rows`);
  await refuseDifference(analytics, file, place, staged.rows);
  return staged;
};

/** Every row that was read has to be there, under its own number. */
const refuseDifference = async (
  analytics: Analytics,
  file: FeedFile,
  { index, firstLoad }: StagePosition,
  expected: number,
) => {
  const [found] = await analytics.rows<{ rows: number; last: number }>(
    `SELECT count() AS rows, max(row) AS last FROM (
      SELECT row FROM build_offer WHERE file = {index:UInt16} AND ${isOfCommand(firstLoad)}
      UNION ALL SELECT row FROM feed_doubt WHERE file = {index:UInt16})`,
    { index },
  );
  if (found?.rows !== expected || found.last !== expected) {
    throw new Error(`${file.name} has ${expected} rows, and the engine took ${found?.rows ?? 0}`);
  }
};
