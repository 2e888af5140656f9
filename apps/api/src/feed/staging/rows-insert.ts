import type { FeedRows } from '../formats/feed-rows.ts';
import { feedColumns } from '../rules/columns.ts';
import { brokenRule, brokenText, columnValues } from '../rules/rule-sql.ts';
import { trimmedSql } from '../rules/white-space.ts';
import { offerColumns } from './feed-tables.ts';
import { snapshotOfRow } from './snapshot-ids.ts';

/** SQL: number of rows before a row, by the source of the rows. */
const rowsBefore = {
  file: 'assumeNotNull(_row_number)',
  stream: 'rowNumberInAllBlocks()',
} as const;

/** The source from which the engine reads the rows of a file. */
export type RowSource = keyof typeof rowsBefore;

/**
 * Returns the insert that numbers the rows of a file, the `file`th of the command, and checks them against all rules.
 * Columns come in file order as texts; a missing column is an empty text.
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
  return `
INSERT INTO feed_row (file, row, snapshot, broken_rule, broken_text, ${offerColumns.join(', ')})
WITH ${columnValues},
  ${brokenRule} AS broken_rule
SELECT ${file}, row_number, ${snapshotOfRow(firstSnapshot)}, broken_rule, ${brokenText}, ${offerColumns.join(', ')}
FROM (
  SELECT ${rowsBefore[source]} + 1 AS row_number, ${texts.join(', ')}
  FROM input('${columns.map((name) => `${name} ${textType}`).join(', ')}')
)
FORMAT ${format}`;
};
