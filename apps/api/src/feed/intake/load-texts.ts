import * as z from 'zod/mini';
import type { Analytics } from '../../analytics/analytics.ts';
import { readRows } from '../../analytics/read-rows.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { trimmedSql } from '../rules/white-space.ts';
import { insertFileRows } from '../staging/insert-file-rows.ts';
import { createRowCountError } from '../staging/reader-error.ts';
import { rowsBefore, type RowSource } from '../staging/rows-insert.ts';
import type { MappedColumns } from './map-columns.ts';
import { literal } from './row-texts.ts';
import type { TableSource } from './table-source.ts';

/** Maximum length of the statement that loads a file: its text names each of up to 16 384 columns. */
const MAX_QUERY_BYTES = 4 * 1024 ** 2;

const countTexts = async (analytics: Analytics): Promise<number> => {
  const schema = z.object({ rows: z.number() });
  const [found] = await readRows(analytics, schema, 'SELECT count() AS rows FROM feed_text');
  return found?.rows ?? 0;
};

/**
 * Loads the mapped columns of a table into `feed_text`, trimmed, with the number of each row: blank ones have numbers,
 * too, and so have `rowsAbove` rows of the file.
 */
export const loadTexts = async (
  analytics: Analytics,
  file: FeedFile,
  { body, input, count }: TableSource,
  { fields }: MappedColumns,
  rowsAbove: number,
): Promise<void> => {
  const { format, columns, textType } = input;
  const text = (name: string) => trimmedSql(textType === 'String' ? name : `ifNull(${name}, '')`);
  const texts = [...fields.values()].map((index) => text(columns[index] ?? ''));
  const types = columns.map((name) => `${name} ${textType}`).join(', ');
  const createInsert = (source: RowSource) =>
    `INSERT INTO feed_text (row, ${[...fields.keys()].join(', ')})
    SELECT ${rowsBefore[source]} + ${rowsAbove + 1}, ${texts.join(', ')} FROM input(${literal(types)}) FORMAT ${format}`;
  const settings = { ...input.settings, max_query_size: MAX_QUERY_BYTES };
  await insertFileRows(analytics, file, { body, ...input, settings }, createInsert);
  const rows = await countTexts(analytics);
  if (rows !== count()) throw createRowCountError(file, count(), rows);
};
