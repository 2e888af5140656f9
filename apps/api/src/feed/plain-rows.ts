import { columns } from './columns.ts';
import { givenNames, ofOffer } from './feed-tables.ts';
import { loadOfRow } from './loads.ts';
import type { Rows } from './rows.ts';

const isPlain = columns.map(({ plain }) => `(${plain.holds})`).join('\n  AND ');
const values = columns.map(({ name, plain }) => `${plain.value} AS ${name}`).join(',\n  ');

/**
 * The insert that numbers every row of a file, the `file`th of the command, and takes a quick look at it. The
 * file's columns come as text in its own order; those that it does not have are empty.
 */
export const rowsInsert = (
  file: number,
  firstLoad: number,
  { columns: given, format, cell }: Rows,
): string => {
  const asGiven = (name: string) => (cell === 'String' ? name : `ifNull(${name}, '')`);
  const texts = columns.map(({ name }) => `${given.includes(name) ? asGiven(name) : `''`} AS given_${name}`);
  return `
INSERT INTO feed_text (file, row, load, is_sure, ${[...givenNames, ...ofOffer].join(', ')})
WITH ${values}
SELECT ${file}, row_number, ${loadOfRow(firstLoad)}, ${isPlain}, ${[...givenNames, ...ofOffer].join(', ')}
FROM (
  SELECT rowNumberInAllBlocks() + 1 AS row_number, ${texts.join(', ')}
  FROM input('${given.map((name) => `${name} ${cell}`).join(', ')}')
)
FORMAT ${format}`;
};
