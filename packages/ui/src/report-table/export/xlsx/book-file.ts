import type { SheetCell } from './cell-xml.ts';
import type { SheetChart } from './chart-xml.ts';
import type { Sheet } from './sheet-xml.ts';
import { buildTableCell, computeWidths, countTableRows, type FileTable } from './table-file.ts';

/** One sheet of a book: cells, a table below them, charts. */
export interface BookPage {
  readonly name: string;
  /** Footer of printed pages. */
  readonly footer: string;
  /** Column widths in characters; at least those of the table's columns. */
  readonly widths: readonly number[];
  /** Cells above the table, row by row. */
  readonly head: readonly (readonly (SheetCell | null)[])[];
  /** Stands a row below the head, or at the top without one. */
  readonly table?: FileTable | undefined;
  readonly charts?: readonly SheetChart[] | undefined;
}

/** A workbook of several sheets. */
export interface BookFile {
  readonly pages: readonly BookPage[];
}

/** Index of the row at which the table of a page begins. */
export const getTableTop = ({ head }: Pick<BookPage, 'head'>): number =>
  head.length === 0 ? 0 : head.length + 1;

const mergeWidths = (own: readonly number[], table: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(own.length, table.length) }, (_, at) =>
    Math.max(own[at] ?? 0, table[at] ?? 0, 8),
  );

/** Builds the sheet of a page. */
const buildPageSheet = (page: BookPage): Sheet => {
  const { name, footer, widths, head, table, charts } = page;
  const top = getTableTop(page);
  return {
    name,
    footer,
    widths: mergeWidths(widths, table === undefined ? [] : computeWidths(table)),
    rowCount: table === undefined ? head.length : top + countTableRows(table),
    cellAt: (row, at) =>
      (head[row]?.[at] ?? (table && row >= top && buildTableCell(table, row - top, at))) || null,
    ...(table && { table: { top, rowCount: table.rowCount } }),
    ...(charts && { charts }),
  };
};

/** Builds the sheets of a book. */
export const buildBookSheets = ({ pages }: BookFile): readonly Sheet[] => pages.map(buildPageSheet);
