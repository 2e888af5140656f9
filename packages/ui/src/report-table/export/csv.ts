import { escapeFormulas, quoteCell } from '@vitrina/contract/spreadsheet-text';
import { readField } from '../../fields/field-definition.ts';
import { stripBidiControls } from '../../format/bidi.ts';
import type { TableRow, Column } from '../columns/column.ts';
import { formatPlainText } from './plain-text.ts';

/** Replaces control characters but line breaks with spaces. */
const replaceControls = (text: string): string => text.replaceAll(/(?![\n\r])\p{Cc}/gu, ' ');

const formatCell = (column: Column, value: unknown): string =>
  typeof value === 'string'
    ? quoteCell(replaceControls(escapeFormulas(stripBidiControls(value))))
    : formatPlainText(column, value);

/** Byte order mark and header line of a CSV file that Excel opens in Russian. */
export const formatCsvHeader = (columns: readonly Column[], stateHead?: string): string => {
  const heads = columns.map(({ definition, head }) =>
    quoteCell(definition.unit === undefined ? definition.label : head),
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
    lines += `${columns.map((column) => formatCell(column, readField(row, column.field))).join(';')}${state}\r\n`;
  }
  return lines;
};
