import type { CellStyle } from './cell-style.ts';
import type { Sheet, SheetCell } from './sheet-xml.ts';

/** One column of a table as a file has it. */
export interface FileColumn {
  readonly head: string;
  /** What the column means, in a sentence. */
  readonly hint: string;
  readonly style: CellStyle;
  /** One a row; NaN where nothing is known. */
  readonly values: readonly string[] | Float64Array;
  /** Where each row's name leads; null where none does. */
  readonly links: readonly (string | undefined)[] | null;
  /** null or undefined where the column has none. */
  readonly total: number | null | undefined;
}

/** What is said about a table on its second sheet: a text, or a moment in milliseconds. */
interface FileLine {
  readonly term: string;
  readonly text: string | number;
  readonly link?: string;
}

/** A table with all that its file says about it. */
export interface TableFile {
  readonly name: string;
  /** What its printed pages are called. */
  readonly foot: string;
  readonly rowCount: number;
  readonly columns: readonly FileColumn[];
  /** Columns that are not shown, but that rows are filtered or ordered by. */
  readonly further: readonly Pick<FileColumn, 'head' | 'hint'>[];
  /** What the row of totals is called. */
  readonly total: string;
  readonly lines: readonly FileLine[];
}

/** Days from Excel's first one to that of Unix, and milliseconds in a day. */
const EXCEL_EPOCH = 25_569;
const DAY = 86_400_000;
/** Of a column, in characters. */
const NARROW = 10;
const WIDE = 60;
/** How many rows' texts say how wide a column is. */
const SAMPLE = 200;

/** A moment as Excel counts days, by the clock on the wall. */
const excelMoment = (moment: number): number =>
  (moment - new Date(moment).getTimezoneOffset() * 60_000) / DAY + EXCEL_EPOCH;

const totalStyles: Readonly<Partial<Record<CellStyle, CellStyle>>> = {
  money: 'totalMoney',
  count: 'totalCount',
  percent: 'totalPercent',
};

const widthOf = ({ head, values }: FileColumn): number => {
  const content =
    values instanceof Float64Array
      ? 14
      : Math.max(0, ...values.slice(0, SAMPLE).map(({ length }) => length)) + 2;
  return Math.max(NARROW, Math.min(WIDE, Math.max(head.length + 4, content)));
};

const cellOf = ({ values, links, style }: FileColumn, row: number): SheetCell | null => {
  const value = values[row];
  if (value === undefined || value === '' || Number.isNaN(value)) return null;
  return { value, style, link: links?.[row] };
};

const totalCell = ({ total, style }: FileColumn): SheetCell | null =>
  total === null || total === undefined
    ? { value: '', style: 'totalText' }
    : { value: total, style: totalStyles[style] ?? style };

const tableSheet = ({ name, foot, rowCount, columns, total }: TableFile): Sheet => ({
  name,
  foot,
  widths: columns.map(widthOf),
  rowCount: rowCount + 2,
  table: { rowCount },
  cellAt: (row, at) => {
    const column = columns[at];
    if (column === undefined) return null;
    if (row === 0) return { value: column.head, style: column.style === 'text' ? 'head' : 'headEnd' };
    if (row <= rowCount) return cellOf(column, row - 1);
    return at === 0 ? { value: total, style: 'totalText' } : totalCell(column);
  },
});

const descriptionSheet = ({ lines, columns, further }: TableFile): Sheet => {
  const said: readonly (readonly [SheetCell | null, SheetCell | null])[] = [
    ...lines.map(({ term, text, link }): readonly [SheetCell, SheetCell] => [
      { value: term, style: 'term' },
      typeof text === 'number'
        ? { value: excelMoment(text), style: 'moment' }
        : { value: text, style: 'text', link },
    ]),
    [null, null],
    [
      { value: 'Столбец', style: 'head' },
      { value: 'Что значит', style: 'head' },
    ],
    ...[...columns, ...further].map(({ head, hint }): readonly [SheetCell, SheetCell] => [
      { value: head, style: 'term' },
      { value: hint, style: 'text' },
    ]),
  ];
  return {
    name: 'Описание',
    widths: [32, 110],
    rowCount: said.length,
    cellAt: (row, at) => said[row]?.[at] ?? null,
  };
};

/** The sheets of a table's file: the table, and what it is. */
export const buildSheets = (file: TableFile): readonly Sheet[] => [tableSheet(file), descriptionSheet(file)];
