import { stripBidiControls } from '../../format/bidi.ts';
import type { TableRow, Column } from '../columns/column.ts';
import { formatPlainText } from './plain-text.ts';

/** A formula's first character at the start of a text or after a separator of any locale. */
const formulaStart = /(^|[,;\t|\r\n])([\s"\p{Cc}]*)(?=[=+\-@＝＋－＠])/gu;

/** Puts an apostrophe before each text that a spreadsheet of any locale could run as a formula. */
const escapeFormulas = (text: string): string =>
  text.replaceAll(formulaStart, "$1$2'").replace(/^(?=[\t\r])/, "'");

/** Replaces control characters but line breaks with spaces. */
const replaceControls = (text: string): string => text.replaceAll(/(?![\n\r])\p{Cc}/gu, ' ');

const quoteIfNeeded = (text: string): string =>
  /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const formatCell = (column: Column, value: unknown): string =>
  typeof value === 'string'
    ? quoteIfNeeded(replaceControls(escapeFormulas(stripBidiControls(value))))
    : formatPlainText(column, value);

/** Byte order mark and header line of a CSV file that Excel opens in Russian. */
export const formatCsvHeader = (columns: readonly Column[], stateHead?: string): string => {
  const heads = columns.map(({ definition, head }) =>
    quoteIfNeeded(definition.unit === undefined ? definition.label : head),
  );
  return `\ufeff${[...heads, ...(stateHead === undefined ? [] : [stateHead])].join(';')}\r\n`;
};

/**
 * Lines of a CSV file: semicolons, decimal commas.
 * @param indices rows in order
 * @param getState the last cell of a row, in a comparison
 */
export const formatCsvRows = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  indices: Iterable<number>,
  getState?: (row: TableRow) => string,
): string => {
  let lines = '';
  for (const index of indices) {
    const row = rows[index] ?? {};
    const state = getState === undefined ? '' : `;${getState(row)}`;
    lines += `${columns.map((column) => formatCell(column, row[column.field])).join(';')}${state}\r\n`;
  }
  return lines;
};
