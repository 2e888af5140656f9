import type { Analytics } from '../../analytics/analytics.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { trimmedSql } from '../rules/white-space.ts';
import { insertFileRows } from '../staging/insert-file-rows.ts';
import { rowsBefore, type RowSource } from '../staging/rows-insert.ts';
import type { MappedColumns } from './map-columns.ts';
import { literal } from './row-texts.ts';
import type { TableSource } from './table-source.ts';

/** Loads the mapped columns of a table into `feed_text`, trimmed, with the number of each row. */
export const loadTexts = (
  analytics: Analytics,
  file: FeedFile,
  { body, input }: TableSource,
  { fields }: MappedColumns,
): Promise<void> => {
  const { format, columns, textType } = input;
  const text = (name: string) => trimmedSql(textType === 'String' ? name : `ifNull(${name}, '')`);
  const texts = [...fields.values()].map((index) => text(columns[index] ?? ''));
  const types = columns.map((name) => `${name} ${textType}`).join(', ');
  const createInsert = (source: RowSource) =>
    `INSERT INTO feed_text (row, ${[...fields.keys()].join(', ')})
    SELECT ${rowsBefore[source]} + 1, ${texts.join(', ')} FROM input(${literal(types)}) FORMAT ${format}`;
  return insertFileRows(analytics, file, { body, ...input }, createInsert);
};
