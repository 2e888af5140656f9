import { feedColumns } from '../rules/columns.ts';
import { textColumns, offerColumns } from './feed-tables.ts';
import { loadOfRow } from './snapshot-ids.ts';
import type { FeedColumn } from '../rules/column-rules.ts';
import type { FeedRows } from '../formats/feed-rows.ts';

/** How many rows are before one: what the engine says of a file, and its count of a stream. */
const rowsBefore = {
  'in the file': 'assumeNotNull(_row_number)',
  'in the stream': 'rowNumberInAllBlocks()',
} as const;

/** Where the rows before one are counted. */
export type RowNumbering = keyof typeof rowsBefore;

/**
 * How a column of a file is looked at: its values, if they are of the kind that the column takes, or their
 * texts, which are kept only where the row is not plainly right.
 */
const look = (column: FeedColumn, { columns: given, textType: cell, columnTypes: values }: FeedRows) => {
  const { name, typed, plain } = column;
  const value = values?.get(name);
  if (typed && typed.kind === value?.kind) {
    const text = `if(is_plain, '', ifNull(toString(given_${name}), ''))`;
    return { name, type: `Nullable(${value.type})`, given: name, text, ...typed };
  }
  const asGiven = cell === 'String' ? name : `ifNull(${name}, '')`;
  const text = `if(is_plain, '', given_${name})`;
  return { name, type: cell, given: given.includes(name) ? asGiven : `''`, text, ...plain };
};

/**
 * The insert that numbers every row of a file, the `file`th of the command, and takes a quick look at it. The
 * file's columns come in its own order, as texts or values; those that it does not have are empty texts.
 */
export const fastPathInsert = (
  file: number,
  firstLoad: number,
  rows: FeedRows,
  before: RowNumbering,
): string => {
  const looks = feedColumns.map((column) => look(column, rows));
  const typeOf = (name: string) => looks.find((one) => one.name === name)?.type ?? rows.textType;
  return `
INSERT INTO feed_text (file, row, load, is_sure, ${[...textColumns, ...offerColumns].join(', ')})
SELECT ${file}, row_number, ${loadOfRow(firstLoad)}, is_plain,
  ${[...looks.map(({ text }) => text), ...offerColumns].join(', ')}
FROM (
  SELECT row_number, ${textColumns.join(', ')},
    ${looks.map(({ name, value }) => `${value} AS ${name}`).join(',\n    ')},
    ${looks.map(({ holds }) => `(${holds})`).join('\n    AND ')} AS is_plain
  FROM (
    SELECT ${rowsBefore[before]} + 1 AS row_number,
      ${looks.map(({ name, given }) => `${given} AS given_${name}`).join(', ')}
    FROM input('${rows.columns.map((name) => `${name} ${typeOf(name)}`).join(', ')}')
  )
)
FORMAT ${rows.format}`;
};
