import type { ImportReading } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../../command/feed-error.ts';
import { readCsvRows } from '../formats/csv-rows.ts';
import { dropIntakeTables } from '../intake/intake-tables.ts';
import { type Intake, readTable, type RowNumbers } from '../intake/read-table.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import type { FeedRows } from '../formats/feed-rows.ts';
import { openFileSource } from '../formats/file-source.ts';
import { readNdjsonRows } from '../formats/ndjson-rows.ts';
import { readParquetRows } from '../formats/parquet-rows.ts';
import { createInsertSettings, insertFileRows } from './insert-file-rows.ts';
import { createRowCountError } from './reader-error.ts';
import { createPlainRowsInsert, createRowsInsert } from './rows-insert.ts';
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

/** Inserts each row of a file into `feed_row`. */
export const readFileRows = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  await using source = openFileSource(file, onRead);
  const rows = await readFeedRows(analytics, file, source.content);
  const { index, firstSnapshot } = position;
  await insertFileRows(analytics, file, rows, (from) => createRowsInsert(index, firstSnapshot, rows, from));
  await source.checkUnchanged();
  return { rows: rows.count(), hash: source.hash() };
};

/** Counts the rows of a file in the engine, and returns the largest number of a row. */
const countStaged = async (analytics: Analytics, { index, firstSnapshot }: StagePosition) => {
  const [found] = await readRows(
    analytics,
    z.object({ rows: z.number(), last: z.number() }),
    `SELECT count() AS rows, max(row) AS last FROM (
      SELECT row FROM staging_offer WHERE file = {index:UInt16} AND ${isOfCommand(firstSnapshot)}
      UNION ALL SELECT row FROM feed_reject WHERE file = {index:UInt16})`,
    { index },
  );
  return found ?? { rows: 0, last: 0 };
};

/** Checks that the engine has each row of the file under its number. */
const checkRowCount = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  expected: number,
) => {
  const { rows, last } = await countStaged(analytics, position);
  if (rows === expected && last === expected) return;
  throw createRowCountError(file, expected, rows);
};

/** Stages the rows of a file as offers and rejects. Throws FeedError if it has no rows. */
export const stageFile = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  onRead: (bytes: number) => void,
): Promise<StagedFile> => {
  const staged = await readFileRows(analytics, file, position, onRead);
  if (staged.rows === 0) throw new FeedError('data', `${file.name} has no rows`);
  await checkRowCount(analytics, file, position, staged.rows);
  return staged;
};

/** Stages a table. Throws FeedError that says what to do. */
export const stageTable = async (
  analytics: Analytics,
  file: FeedFile,
  position: StagePosition,
  intake: Intake,
  numbers: RowNumbers,
  onRead: (bytes: number) => void,
): Promise<StagedFile & { reading: ImportReading }> => {
  const { rows, reading, hash } = await readTable(analytics, file, intake, numbers, onRead);
  const insert = createPlainRowsInsert(position.index, position.firstSnapshot, rows);
  await analytics.command(insert, {}, createInsertSettings({}));
  await dropIntakeTables(analytics);
  return { rows: (await countStaged(analytics, position)).rows, hash, reading };
};
