import * as texts from '#texts/report-table/report-table';
import { createColumn, type TableRow, type Column } from '../columns/column.ts';
import { isChangeColumn } from '../columns/comparison.ts';
import { getStateWord } from '../columns/row-state.ts';
import { listAllRows } from '../rows/filter-rows.ts';
import { readText, type ColumnValues } from '../rows/column-values.ts';
import { computeTotal } from '../rows/totals.ts';
import { measureText, measureTwoLines, measureWidest } from './measure-text.ts';

/** Minimum (desktop, phone) and maximum width of the first column, px. */
const FIRST_MIN = { desk: 200, phone: 148 } as const;
/** Minimum when space is short: for short titles, or if all columns then fit. */
const FIRST_MIN_SHORT_TITLES = 148;
const FIRST_MIN_ALL_FIT = 164;
/** Minimum while the comparison is shown. */
const FIRST_MIN_COMPARED = 240;
const FIRST_MAX = 420;
/** Font size of a cell, as in the theme. */
const TEXT_SIZE = { desk: '13px', phone: '14px' } as const;
/** Horizontal padding of a cell; the last one has extra space at the page edge. */
const PADDING = 16;
const EDGE = 16;
const PICTURE = 34;
const TEXT_MAX = 136;
/** Width that a text column keeps when space is short, px. */
const TEXT_MIN = 92;
/** The icon and the gap before it; its edges overlap the gap and the padding. */
const KASPI_ICON = 22;
/** Maximum and minimum width of a row's facts, two short phrases, px. */
const FACTS_MAX = 320;
const FACTS_MIN = 176;
const STATE = 64;
/** Width of an index: its meter, the gap and «0,548». */
const PROSPECT = 64;
/** Width of a price position: its dots, which shrink when space is short, and the gap beside them. */
const POSITION = { best: 200, min: 144 } as const;
/** Width of a gap to the smallest price: dots and percent, px. */
const GAP_TO_MINIMUM = 150;
/** Width of a rank in both weeks: «1 107 → 1 190». */
const PLACES = 92;
/** Width of a link to Kaspi, px. */
const KASPI_LINK = 76;
/** Width of a weekly trend line. */
const LINE = 60;
/** Width of a share cell; the bar shrinks when space is short. */
const SHARE = { best: 136, min: 80 } as const;
/** Font of a sorted column's header. */
const HEAD_FONT = '600 12px';
/** Number of rows whose texts are measured. */
const SAMPLE = 100;

/** Replaces digits by 4, whose width is close to that of tabular digits. */
const replaceDigits = (text: string): string => text.replaceAll(/\d/g, '4');

/** Widest values of a change column. While the previous week loads, bounded by the loss of the whole revenue. */
const listWidestChanges = (column: Column, values: ColumnValues): readonly (number | null)[] => {
  const min = values.numbers(column).reduce((low, value) => (value < low ? value : low), -100);
  const revenue = values.largest(createColumn('revenue'));
  return [min, values.largest(column), column.traits.scale === 1 && revenue !== null ? -revenue : null];
};

/** Width of a number column: its largest value or its total in bold. */
const measureNumbers = (
  column: Column,
  rows: readonly TableRow[],
  values: ColumnValues,
  size: string,
): number => {
  const { format: write } = column.traits;
  const total = computeTotal(column, values, listAllRows(rows.length), undefined);
  const widest = column.traits.isSigned ? listWidestChanges(column, values) : [values.largest(column)];
  const prefix = isChangeColumn(column) ? '≈ ' : '';
  return measureWidest(
    [...widest, total ?? null].map((value) => replaceDigits(prefix + write(value))),
    `600 ${size}`,
  );
};

/** Width that a column keeps when space is short: bars may be narrower, names of others and facts cut. */
const getMinContent = ({ field, definition }: Column): number | undefined => {
  if (field === 'facts') return FACTS_MIN;
  if (field === 'gapToOthers') return POSITION.min;
  if (definition.kind === 'share') return field === 'gapToMin' ? undefined : SHARE.min;
  return definition.kind === 'title' ? TEXT_MIN : undefined;
};

const measureContent = (
  column: Column,
  rows: readonly TableRow[],
  values: ColumnValues,
  size: string,
): number => {
  if (column.definition.kind === 'prospect') return PROSPECT;
  if (column.definition.kind === 'line') return LINE;
  if (column.field === 'place') return PLACES;
  if (column.field === 'productKaspiLink') return KASPI_LINK;
  if (column.field === 'gapToMin') return GAP_TO_MINIMUM;
  if (column.definition.kind === 'share') return SHARE.best;
  if (column.field === 'gapToOthers') return POSITION.best;
  if (column.traits.filter !== 'text') return measureNumbers(column, rows, values, size);
  const texts = rows.slice(0, SAMPLE).map((row) => readText(row, column.field));
  return Math.min(column.field === 'facts' ? FACTS_MAX : TEXT_MAX, measureWidest(texts, `400 ${size}`));
};

/** Whether an image URL may be requested: https only. */
export const isPictureUrl = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('https://');

/** Whether any row has an image; otherwise no space is reserved. */
export const hasPictures = (rows: readonly TableRow[]): boolean =>
  rows.some((row) => isPictureUrl(row['productMainImgLink']));

/** Width of everything beside the names: picture, link to Kaspi, padding. */
const measureBesideName = (rows: readonly TableRow[]): number =>
  (hasPictures(rows) ? PICTURE : 0) +
  (rows.some((row) => isPictureUrl(row['productKaspiLink'])) ? KASPI_ICON : 0) +
  EDGE +
  PADDING;

/** Width of the first column with whole names, and with names cut to a readable length. */
const measureFirst = ({ field }: Column, rows: readonly TableRow[]) => {
  // A row that entered or left has a mark beside its name, and can have any position.
  const marked = rows.slice(SAMPLE).filter((row) => getStateWord(row, field) !== undefined);
  const sample = [...rows.slice(0, SAMPLE), ...marked.slice(0, SAMPLE)].map((row) => ({
    name: measureText(readText(row, field), '400 13px'),
    state: getStateWord(row, field) === undefined ? 0 : STATE,
  }));
  const readableName = measureText(texts.nameSample, '400 13px');
  const beside = measureBesideName(rows);
  const getWidest = (maxName: number) =>
    Math.ceil(Math.max(0, ...sample.map(({ name, state }) => Math.min(name, maxName) + state)) + beside);
  return { natural: Math.min(FIRST_MAX, getWidest(Infinity)), readable: getWidest(readableName) };
};

/** Measured widths of columns, px. */
export interface ColumnWidths {
  /** All but the first: header label, content, padding. */
  readonly others: readonly {
    readonly head: { readonly oneLine: number; readonly twoLines: number };
    readonly content: { readonly best: number; readonly min: number };
    readonly sides: number;
    /** Whether it shrinks when space is short, before the first column has its natural width. */
    readonly isFlexible: boolean;
  }[];
  /** The first: default minimum, minimum when space is short, minimum with which all columns fit, natural width. */
  readonly first: {
    readonly usual: number;
    readonly min: number;
    readonly squeezed: number;
    readonly best: number;
  };
}

/** Measures the visible columns of a report. */
export const measureColumns = (
  columns: readonly Column[],
  rows: readonly TableRow[],
  values: ColumnValues,
  isPhone: boolean,
): ColumnWidths => {
  const [first, ...others] = columns;
  const usual = FIRST_MIN[isPhone ? 'phone' : 'desk'];
  const { natural: wanted, readable } =
    first === undefined || isPhone ? { natural: usual, readable: 0 } : measureFirst(first, rows);
  const compared = !isPhone && others.some(isChangeColumn) ? FIRST_MIN_COMPARED : 0;
  return {
    first: {
      // A name gets this much before other columns get extra space.
      usual: Math.max(usual, Math.min(readable, wanted)),
      min: Math.max(FIRST_MIN_SHORT_TITLES, Math.min(Math.max(usual, compared), wanted)),
      squeezed: Math.max(FIRST_MIN_ALL_FIT, Math.min(compared, wanted)),
      best: Math.max(usual, wanted),
    },
    others: others.map((column, index) => {
      const best = measureContent(column, rows, values, TEXT_SIZE[isPhone ? 'phone' : 'desk']);
      return {
        head: {
          oneLine: measureText(column.head, HEAD_FONT),
          twoLines: measureTwoLines(column.head, HEAD_FONT),
        },
        content: { best, min: Math.min(best, getMinContent(column) ?? best) },
        sides: PADDING + (index === others.length - 1 ? EDGE : 0),
        isFlexible: column.definition.kind === 'title' || column.field === 'gapToOthers',
      };
    }),
  };
};
