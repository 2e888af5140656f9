import { toDisplayNumber } from '../../fields/field-definition.ts';
import { stripBidiControls } from '../../format/bidi.ts';
import type { TableRow, Column } from '../columns/column.ts';

/** A spreadsheet would run a text that begins like a formula: an apostrophe keeps it a text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The number that the screen shows, with a comma and without grouping spaces; empty where it shows «—». */
const plainNumber = ({ definition, traits }: Column, value: unknown): string => {
  const number = toDisplayNumber(definition.kind, value);
  return number === null ? '' : traits.write(number).replace(/\s/g, '').replace('−', '-').replace('+', '');
};

/** A value as text for another program: a name in full, a number that a spreadsheet takes for one. */
export const plainText = (column: Column, value: unknown): string =>
  typeof value === 'string' ? value : plainNumber(column, value);

const cell = (column: Column, value: unknown): string =>
  typeof value === 'string' ? quoted(safe(stripBidiControls(value))) : plainNumber(column, value);

/** How a table's file begins that Excel opens in Russian: byte order mark, then the heads. */
export const csvHead = (columns: readonly Column[]): string => {
  const heads = columns.map(({ definition, head }) =>
    quoted(definition.unit === undefined ? definition.label : head),
  );
  return `\ufeff${heads.join(';')}\r\n`;
};

/**
 * Rows of such a file: semicolons, decimal commas.
 * @param indices the rows, in their order
 */
export const csvRows = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  indices: Iterable<number>,
): string => {
  let lines = '';
  for (const index of indices)
    lines += `${columns.map((column) => cell(column, rows[index]?.[column.field])).join(';')}\r\n`;
  return lines;
};
