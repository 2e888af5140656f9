import { createColumn, hasLowData, type TableRow, type Column } from '../columns/column.ts';
import { isChangeColumn } from '../columns/comparison.ts';
import { listAllRows } from '../rows/filter-rows.ts';
import { toText, type ColumnValues } from '../rows/column-values.ts';
import type { TableState } from '../state/table-state.ts';
import { computeTotal } from '../rows/totals.ts';

/** What the first column has at least, on a desk and on a phone, and at most without a lack of space (px). */
const FIRST_AT_LEAST = { desk: 200, phone: 148 } as const;
/** What it has at least where the columns lack space and its names are short, or where with less all columns fit. */
const SHORT_FIRST = 148;
const SQUEEZED_FIRST = 164;
/** What it has at least while changes are shown: one has to see of what they are. */
const COMPARED_FIRST = 240;
const FIRST_AT_MOST = 420;
/** The size of a cell's text, as the theme has it. */
const TEXT_SIZE = { desk: '13px', phone: '14px' } as const;
/** Space at the sides of a cell; the last one has more at the page's edge. */
const PADDING = 16;
const EDGE = 16;
/** What a head shows beside its label: the arrow of the order, the number of a second key, a filter's dot. */
const ARROW = 20;
const KEY_NUMBER = 26;
const DOT = 12;
const PICTURE = 34;
const TEXT_AT_MOST = 136;
const LOW_DATA = 92;
const PROSPECT = 140;
/** A share's bar and number; the bar is shorter where the columns lack space. */
const SHARE = { best: 132, least: 76 } as const;
/** Two inputs of a range side by side, each with room for «4,5». */
const RANGE = 76;
/** A head's label while it is sorted by. */
const HEAD_FONT = '600 12px';
/** How many rows' texts are measured. */
const SAMPLE = 100;

const pen = document.createElement('canvas').getContext('2d');

/** How wide a text is in the product's font (px). */
const inkWidth = (text: string, font: string): number => {
  if (pen === null) return text.length * 8;
  pen.font = `${font} Inter, system-ui, sans-serif`;
  return pen.measureText(text).width;
};

const longest = (texts: readonly string[], font: string): number =>
  Math.max(0, ...texts.map((text) => inkWidth(text, font)));

/** Digits of a figure are all of one width, about that of a 4 in running text. */
const tabular = (text: string): string => text.replaceAll(/\d/g, '4');

/** What a change is as wide as at most; before the week before is known, as its revenue, or as the loss of all of it. */
const changesAtMost = (column: Column, keys: ColumnValues): readonly (number | null)[] => {
  const least = keys.numbers(column).reduce((low, value) => (value < low ? value : low), -100);
  const revenue = keys.largest(createColumn('revenue'));
  return [least, keys.largest(column), column.traits.scale === 1 && revenue !== null ? -revenue : null];
};

/** A figure is as wide as the largest value or, in bold, the total of all rows. */
const figureWidth = (column: Column, rows: readonly TableRow[], keys: ColumnValues, size: string): number => {
  const { write } = column.traits;
  const total = computeTotal(column, keys, listAllRows(rows.length), undefined);
  const values = isChangeColumn(column) ? changesAtMost(column, keys) : [keys.largest(column)];
  return longest(
    [...values, total ?? null].map((value) => tabular(write(value))),
    `600 ${size}`,
  );
};

/** The narrower of the two lines that a text can be broken into between words, or the text itself. */
const inTwoLines = (text: string, font: string): number => {
  const words = text.split(' ');
  const broken = words
    .slice(1)
    .map((_, at) => longest([words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')], font));
  return Math.min(inkWidth(text, font), ...broken);
};

const contentWidth = (
  column: Column,
  rows: readonly TableRow[],
  keys: ColumnValues,
  size: string,
): number => {
  if (column.definition.kind === 'prospect') return PROSPECT;
  if (column.definition.kind === 'share') return SHARE.best;
  if (column.traits.filter !== 'text') return figureWidth(column, rows, keys, size);
  const texts = rows.slice(0, SAMPLE).map((row) => toText(row[column.field]));
  return Math.min(TEXT_AT_MOST, longest(texts, `400 ${size}`));
};

/** Whether a picture may be asked for at an address: over https alone, from a site of its own. */
export const isPictureUrl = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('https://');

/** Whether any product of a report has a picture: else no room is kept for pictures. */
export const hasPictures = (rows: readonly TableRow[]): boolean =>
  rows.some((row) => isPictureUrl(row['productMainImgLink']));

/** What the first column would take if it could. */
const wantedFirst = ({ field }: Column, rows: readonly TableRow[]): number => {
  const sample = rows.slice(0, SAMPLE);
  const picture = hasPictures(rows) ? PICTURE : 0;
  const names = sample.map(
    (row) => inkWidth(toText(row[field]), '400 13px') + (hasLowData(row) ? LOW_DATA : 0),
  );
  return Math.min(FIRST_AT_MOST, Math.max(0, ...names) + picture + EDGE + PADDING);
};

/** How wide the columns want to be (px). */
export interface ColumnWidths {
  /** Of all but the first: the head's label, what is in the column, and the space at its sides. */
  readonly others: readonly {
    readonly head: { readonly oneLine: number; readonly twoLines: number };
    readonly content: { readonly best: number; readonly least: number };
    readonly sides: number;
  }[];
  /** Of the first: at least, at least where the columns lack space, or where with less all fit, and at best. */
  readonly first: {
    readonly usual: number;
    readonly least: number;
    readonly squeezed: number;
    readonly best: number;
  };
}

/** Measures a report once for the columns shown. */
export const measureColumns = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  keys: ColumnValues,
  phone: boolean,
): ColumnWidths => {
  const [first, ...others] = columns;
  const usual = FIRST_AT_LEAST[phone ? 'phone' : 'desk'];
  const wanted = first === undefined || phone ? usual : Math.ceil(wantedFirst(first, rows));
  const compared = !phone && others.some(isChangeColumn) ? COMPARED_FIRST : 0;
  return {
    first: {
      usual,
      least: Math.max(SHORT_FIRST, Math.min(Math.max(usual, compared), wanted)),
      squeezed: Math.max(SQUEEZED_FIRST, Math.min(compared, wanted)),
      best: Math.max(usual, wanted),
    },
    others: others.map((column, place) => {
      const best = contentWidth(column, rows, keys, TEXT_SIZE[phone ? 'phone' : 'desk']);
      return {
        head: { oneLine: inkWidth(column.head, HEAD_FONT), twoLines: inTwoLines(column.head, HEAD_FONT) },
        content: { best, least: column.definition.kind === 'share' ? SHARE.least : best },
        sides: PADDING + (place === others.length - 1 ? EDGE : 0),
      };
    }),
  };
};

/** What the filter of a column needs while it stands under the head. */
export const getFilterWidth = ({ traits }: Column): number => (traits.filter === 'range' ? RANGE : 0);

/**
 * What the head of a column needs for its marks. Room for the arrow is always kept, and before a label at
 * the end it is the space at its side: no column changes its width when a person sorts by another one.
 */
export const getMarkersWidth = ({ field, traits }: Column, { sort, filters }: TableState): number => {
  const key = sort.findIndex((each) => each.field === field);
  const isBeside = traits.align === 'end' && key <= 0;
  return (isBeside ? 0 : ARROW) + (key > 0 ? KEY_NUMBER : 0) + (filters[field] === undefined ? 0 : DOT);
};

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * The widths for a region of some width: the first column gets what the others leave, up to its best.
 * Where they do not fit, heads take two lines, shares have shorter bars, and short names less space.
 * @param marks what the heads of all but the first need for their marks
 * @param room px; 0 while it is not known
 */
export const fitColumns = (
  { first, others }: ColumnWidths,
  marks: readonly number[],
  room: number,
): { readonly widths: readonly number[]; readonly isTight: boolean } => {
  const of = (head: 'oneLine' | 'twoLines', content: 'best' | 'least') =>
    others.map((each, place) =>
      Math.ceil(Math.max(each.head[head] + (marks[place] ?? 0), each.content[content]) + each.sides),
    );
  const wide = of('oneLine', 'best');
  const isTight = room > 0 && first.usual + sumOf(wide) > room;
  const taken = isTight ? of('twoLines', 'least') : wide;
  const left = room - sumOf(taken);
  const least = isTight ? Math.min(first.least, Math.max(first.squeezed, left)) : first.usual;
  const fits = !isTight || left >= first.squeezed;
  return { widths: [Math.max(fits ? least : first.least, Math.min(first.best, left)), ...taken], isTight };
};
