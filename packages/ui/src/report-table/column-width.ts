import type { Cells, Column } from './column.ts';
import { textOf, type RowKeys } from './row-keys.ts';

/** What the first column needs at least, on a desk and on a phone (px). */
const FIRST_WIDTH = { desk: 280, phone: 148 } as const;
const PADDING = 16;
const HEAD_LETTER = 7;
const ARROW = 18;
const DIGIT = 8.2;
const LETTER = 7.4;
const TEXT_AT_MOST = 180;
const PROSPECT = 162;
const SHARE = 168;

/** The largest value of a column, or null where it has none. */
export const largest = (numbers: Float64Array): number | null => {
  let most = Number.NEGATIVE_INFINITY;
  for (const number of numbers) if (number > most) most = number;
  return most === Number.NEGATIVE_INFINITY ? null : most;
};

const contentWidth = ({ field, face, traits }: Column, rows: readonly Cells[], keys: RowKeys): number => {
  if (face.kind === 'prospect') return PROSPECT;
  if (face.kind === 'share') return SHARE;
  if (traits.filter !== 'text') {
    const column = { field, face, traits, head: '' };
    return traits.write(largest(keys.numbers(column))).length * DIGIT + PADDING;
  }
  const lengths = rows.slice(0, 100).map((row) => textOf(row[field]).length);
  return Math.min(TEXT_AT_MOST, Math.max(0, ...lengths) * LETTER + PADDING);
};

/** How wide a column wants to be (px), by its head and by what is in it. */
export const widthOf = (
  column: Column,
  place: number,
  rows: readonly Cells[],
  keys: RowKeys,
  phone: boolean,
): number => {
  if (place === 0) return phone ? FIRST_WIDTH.phone : FIRST_WIDTH.desk;
  const head = column.head.length * HEAD_LETTER + ARROW + PADDING;
  return Math.round(Math.max(head, contentWidth(column, rows, keys)));
};
