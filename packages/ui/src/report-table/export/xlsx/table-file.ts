import * as texts from '#texts/report-table/export';
import type { CellStyle } from './cell-style.ts';
import type { SheetCell } from './cell-xml.ts';
import type { Sheet } from './sheet-xml.ts';

/** One column of an exported table. */
export interface FileColumn {
  readonly head: string;
  /** Explanation of the column, one sentence. */
  readonly hint: string;
  readonly style: CellStyle;
  /** Value by row; NaN when unknown. */
  readonly values: readonly string[] | Float64Array;
  /** Link by row; null without links. */
  readonly links: readonly (string | undefined)[] | null;
  /** null or undefined without a total. */
  readonly total: number | null | undefined;
}

/** One line of the description sheet: a text, or a time in ms. */
interface FileLine {
  readonly term: string;
  readonly text: string | number;
  readonly link?: string;
}

/** Content of an exported file. */
export interface TableFile {
  readonly name: string;
  /** Footer of printed pages. */
  readonly footer: string;
  readonly rowCount: number;
  readonly columns: readonly FileColumn[];
  /** Hidden columns that rows are filtered or sorted by. */
  readonly hiddenColumns: readonly Pick<FileColumn, 'head' | 'hint'>[];
  /** Label of the totals row. */
  readonly total: string;
  readonly lines: readonly FileLine[];
}

/** Days from Excel's epoch to Unix's, and ms per day. */
const EXCEL_EPOCH = 25_569;
const DAY_MS = 86_400_000;
/** Minimum and maximum column width, characters. */
const MIN_WIDTH = 10;
const MAX_WIDTH = 60;
/** Number of rows whose texts determine a width. */
const SAMPLE_ROWS = 200;

/** Converts a Unix time in ms to Excel days in local time. */
const toExcelTime = (moment: number): number =>
  (moment - new Date(moment).getTimezoneOffset() * 60_000) / DAY_MS + EXCEL_EPOCH;

const totalStyles: Readonly<Partial<Record<CellStyle, CellStyle>>> = {
  money: 'totalMoney',
  count: 'totalCount',
  percent: 'totalPercent',
};

const computeWidth = ({ head, values }: FileColumn): number => {
  const content =
    values instanceof Float64Array
      ? 14
      : Math.max(0, ...values.slice(0, SAMPLE_ROWS).map(({ length }) => length)) + 2;
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.max(head.length + 4, content)));
};

const buildCell = ({ values, links, style }: FileColumn, row: number): SheetCell | null => {
  const value = values[row];
  if (value === undefined || value === '' || Number.isNaN(value)) return null;
  return { value, style, link: links?.[row] };
};

const buildTotalCell = ({ total, style }: FileColumn): SheetCell | null =>
  total === null || total === undefined
    ? { value: '', style: 'totalText' }
    : { value: total, style: totalStyles[style] ?? style };

/** Columns with their rows, and the label of the totals row, if there is one. */
export type FileTable = Pick<TableFile, 'rowCount' | 'columns'> & { readonly total: string | undefined };

/** Number of rows that a table takes: header, rows, total. */
export const countTableRows = ({ rowCount, total }: FileTable): number =>
  rowCount + (total === undefined ? 1 : 2);

/** Widths of a table's columns, characters. */
export const computeWidths = ({ columns }: Pick<FileTable, 'columns'>): readonly number[] =>
  columns.map(computeWidth);

/** A cell of a table: header, rows, total. */
export const buildTableCell = ({ rowCount, columns, total }: FileTable, row: number, at: number) => {
  const column = columns[at];
  if (column === undefined) return null;
  if (row === 0)
    return { value: column.head, style: column.style === 'text' ? 'head' : 'headEnd' } satisfies SheetCell;
  if (row <= rowCount) return buildCell(column, row - 1);
  if (total === undefined) return null;
  return at === 0 ? ({ value: total, style: 'totalText' } satisfies SheetCell) : buildTotalCell(column);
};

const buildTableSheet = (file: TableFile): Sheet => ({
  name: file.name,
  footer: file.footer,
  widths: computeWidths(file),
  rowCount: countTableRows(file),
  table: { top: 0, rowCount: file.rowCount },
  cellAt: (row, at) => buildTableCell(file, row, at),
});

const buildDescriptionSheet = ({ lines, columns, hiddenColumns }: TableFile): Sheet => {
  const lineCells: readonly (readonly [SheetCell | null, SheetCell | null])[] = [
    ...lines.map(({ term, text, link }): readonly [SheetCell, SheetCell] => [
      { value: term, style: 'term' },
      typeof text === 'number'
        ? { value: toExcelTime(text), style: 'moment' }
        : { value: text, style: 'text', link },
    ]),
    [null, null],
    [
      { value: texts.column, style: 'head' },
      { value: texts.meaning, style: 'head' },
    ],
    ...[...columns, ...hiddenColumns].map(({ head, hint }): readonly [SheetCell, SheetCell] => [
      { value: head, style: 'term' },
      { value: hint, style: 'text' },
    ]),
  ];
  return {
    name: texts.description,
    widths: [32, 110],
    rowCount: lineCells.length,
    cellAt: (row, at) => lineCells[row]?.[at] ?? null,
  };
};

/** Builds the sheets of a file: the table, and its description. */
export const buildSheets = (file: TableFile): readonly Sheet[] => [
  buildTableSheet(file),
  buildDescriptionSheet(file),
];
