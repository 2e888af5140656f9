import { escapeFormulas, quoteCell } from '@vitrina/contract/spreadsheet-text';
import * as z from 'zod/mini';
import type { FeedFile } from '../formats/feed-file.ts';
import { escapeUnprintable } from '../../command/printable.ts';
import { findRule } from '../rules/rule-sql.ts';

/** Schema of a row of feed_reject. */
export const rejectSchema = z.object({
  file: z.number(),
  row: z.number(),
  broken_rule: z.number(),
  broken_text: z.string(),
});

/** A row of feed_reject. */
export type Reject = z.output<typeof rejectSchema>;

/** The replacement character of the invalid byte that ndjson-rows puts before an array or an object. */
export const invalidBytePrefix = /^\uFFFD(?=[[{])/;

/** A signed number is no formula. */
const plainNumber = /^[+-]\d+([.,]\d+)?$/;

const formatCell = (value: string): string =>
  quoteCell(plainNumber.test(value) ? value : escapeFormulas(value));

const formatLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => formatCell(escapeUnprintable(cell))).join(';')}\r\n`;

/** Byte order mark and header line of a rejects file: Excel opens it in any locale that has decimal commas. */
export const REJECTS_HEADER = `\uFEFF${formatLine(['file', 'row', 'column', 'value', 'reason'])}`;

/** Formats a rejected row as one printable CSV line without formulas. */
export const formatReject = (
  { file, row, broken_rule, broken_text }: Reject,
  files: readonly Pick<FeedFile, 'name'>[],
): string => {
  const { column, reason } = findRule(broken_rule);
  const value = broken_text.replace(invalidBytePrefix, '');
  return formatLine([files[file - 1]?.name ?? '', String(row), column, value, reason]);
};
