import type { FeedRows } from '../formats/feed-rows.ts';
import { feedColumns } from '../rules/columns.ts';
import { brokenText, columnValues, createBrokenRule } from '../rules/rule-sql.ts';
import { trimmedSql } from '../rules/white-space.ts';
import { offerColumns } from './feed-tables.ts';
import { snapshotOfRow } from './snapshot-ids.ts';

/** SQL: number of rows before a row, by the source of the rows. */
export const rowsBefore = {
  file: 'assumeNotNull(_row_number)',
  stream: 'rowNumberInAllBlocks()',
} as const;

/** The source from which the engine reads the rows of a file. */
export type RowSource = keyof typeof rowsBefore;

/** Returns the insert that checks rows, `row_number` and the texts `given_x`, against all rules. */
const createCheckedInsert = (
  file: number,
  firstSnapshot: number,
  rows: string,
  options: { allowsBlankSeller: boolean },
): string => `
INSERT INTO feed_row (file, row, snapshot, broken_rule, broken_text, ${offerColumns.join(', ')})
WITH ${columnValues},
  ${createBrokenRule(options)} AS broken_rule
SELECT ${file}, row_number, ${snapshotOfRow(firstSnapshot)}, broken_rule, ${brokenText}, ${offerColumns.join(', ')}
FROM (
  ${rows}
)`;

/**
 * Returns the insert that numbers the rows of a strict file, the `file`th of the command, and checks them against all
 * rules. Columns come in file order as texts; a missing column is an empty text.
 */
export const createRowsInsert = (
  file: number,
  firstSnapshot: number,
  { columns, textType, format }: FeedRows,
  source: RowSource,
): string => {
  const text = (name: string) => {
    if (!columns.includes(name)) return `''`;
    return textType === 'String' ? name : `ifNull(${name}, '')`;
  };
  const texts = feedColumns.map(({ name }) => `${trimmedSql(text(name))} AS given_${name}`);
  const rows = `SELECT ${rowsBefore[source]} + 1 AS row_number, ${texts.join(', ')}
  FROM input('${columns.map((name) => `${name} ${textType}`).join(', ')}')`;
  return `${createCheckedInsert(file, firstSnapshot, rows, { allowsBlankSeller: false })}
FORMAT ${format}`;
};

/** Returns the insert that checks the rows of a query against all rules. They need not name the sellers' Kaspi ids. */
export const createPlainRowsInsert = (file: number, firstSnapshot: number, rows: string): string =>
  createCheckedInsert(file, firstSnapshot, rows, { allowsBlankSeller: true });
