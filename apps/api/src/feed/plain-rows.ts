import { columns } from './columns.ts';
import { givenNames, ofOffer } from './feed-tables.ts';
import { loadOfRow } from './loads.ts';
import type { Rows } from './rows.ts';

const isPlain = columns.map(({ plain }) => `(${plain.holds})`).join('\n  AND ');
const values = columns.map(({ name, plain }) => `${plain.value} AS ${name}`).join(',\n  ');

/** How many rows are before one: what the engine says of a file, and its count of a stream. */
const rowsBefore = {
  'in the file': 'assumeNotNull(_row_number)',
  'in the stream': 'rowNumberInAllBlocks()',
} as const;

/** Where the rows before one are counted. */
export type RowsBefore = keyof typeof rowsBefore;

/**
 * The insert that numbers every row of a file, the `file`th of the command, and takes a quick look at it. The
 * file's columns come as text in its own order; those that it does not have are empty.
 */
export const rowsInsert = (
  file: number,
  firstLoad: number,
  { columns: given, format, cell }: Rows,
  before: RowsBefore,
): string => {
  const asGiven = (name: string) => (cell === 'String' ? name : `ifNull(${name}, '')`);
  const texts = columns.map(({ name }) => `${given.includes(name) ? asGiven(name) : `''`} AS given_${name}`);
  return `
INSERT INTO feed_text (file, row, load, is_sure, ${[...givenNames, ...ofOffer].join(', ')})
WITH ${values}
SELECT ${file}, row_number, ${loadOfRow(firstLoad)}, ${isPlain}, ${[...givenNames, ...ofOffer].join(', ')}
FROM (
  SELECT ${rowsBefore[before]} + 1 AS row_number, ${texts.join(', ')}
  FROM input('${given.map((name) => `${name} ${cell}`).join(', ')}')
)
FORMAT ${format}`;
};
