import type { FaceKind } from '../faces/face.ts';
import { withoutTurns } from '../in-line.ts';
import type { Noun } from '../plural.ts';
import type { HrefAt } from './body-row.tsx';
import type { Column } from './column.ts';
import { rowCount } from './row-count.ts';
import { inWords } from './row-filter.ts';
import { textOf } from './row-keys.ts';
import { totalOf } from './totals.ts';
import type { TableView } from './use-table-view.ts';
import type { CellStyle } from './xlsx/cell-style.ts';
import type { FileColumn, TableFile } from './xlsx/table-file.ts';

/** What a downloaded file says about the report beyond the table itself. */
export interface FileAbout {
  /** What the file is called, without its ending: «Товары продавца Technodom, неделя 46 2026». */
  readonly fileName: string;
  /** What the report is about, as terms with their words: whose it is, of which week. */
  readonly lines: readonly { readonly term: string; readonly text: string }[];
  /** A link of the product as an address that leads there from anywhere. */
  readonly addressOf: (href: string) => string;
}

/** A table to be written to a file. */
export interface FileSource {
  readonly view: TableView;
  readonly noun: Noun;
  readonly caption: string;
  readonly whole: string | undefined;
  readonly hrefAt: HrefAt;
}

const styles: Readonly<Record<FaceKind, CellStyle>> = {
  title: 'text',
  code: 'text',
  other: 'text',
  money: 'money',
  price: 'money',
  count: 'count',
  place: 'count',
  hhi: 'count',
  share: 'percent',
  prospect: 'index',
  index: 'index',
  rating: 'tenths',
  difference: 'difference',
  change: 'change',
};

/** The whole number below, where 28.999999999999996 was meant as 29. */
const cut = (value: number): number => Math.floor(Math.round(value * 1e9) / 1e9);

/** A number in the person's unit as a spreadsheet holds it: a percent as a part of 1, an index cut as on the screen. */
const stored = (kind: FaceKind, value: number): number => {
  if (kind === 'share' || kind === 'change') return value / 100;
  if (kind === 'prospect' || kind === 'index') return cut(value * 100) / 100;
  return kind === 'hhi' ? cut(value) : value;
};

const fileColumn = (
  column: Column,
  { view, whole, hrefAt }: FileSource,
  addressOf: FileAbout['addressOf'],
): FileColumn => {
  const { rows, indices, keys, passed } = view;
  const { field, face } = column;
  const style = styles[face.kind];
  const total = totalOf(column, keys, passed, whole);
  const addresses = new Map<string, string>();
  const link = (index: number): string | undefined => {
    const href = hrefAt(index, field);
    if (href === undefined || href.startsWith('https://')) return href;
    const address = addresses.get(href) ?? addressOf(href);
    addresses.set(href, address);
    return address;
  };
  const numbers = style === 'text' ? null : keys.numbers(column);
  return {
    head: face.unit === 'шт.' ? `${face.label}, шт.` : face.label,
    hint: face.hint,
    style,
    values:
      numbers === null
        ? Array.from(indices, (index) => textOf(rows[index]?.[field]))
        : Float64Array.from(indices, (index) => stored(face.kind, numbers[index] ?? Number.NaN)),
    links: face.kind === 'title' ? Array.from(indices, link) : null,
    total: typeof total === 'number' ? stored(face.kind, total) : total,
  };
};

/** The order in words: «Выручка по убыванию, затем Товар по возрастанию». */
const orderInWords = ({ state, columns }: TableView): string => {
  const words = state.sort.flatMap(({ field, descending }) => {
    const column = columns.find((each) => each.field === field);
    return column === undefined
      ? []
      : [`${column.face.label} ${descending ? 'по убыванию' : 'по возрастанию'}`];
  });
  return words.length === 0 ? 'как в отчёте' : words.join(', затем ');
};

const filtersInWords = ({ state, columns }: TableView): string => {
  const words = columns.flatMap((column) => {
    const filter = state.filters[column.field];
    return filter === undefined ? [] : [inWords(column, filter)];
  });
  return words.length === 0 ? 'нет' : words.join('; ');
};

/** The columns that are not in sight, but that say which rows are and in which order. */
const furtherColumns = ({ state, columns, shown }: TableView): TableFile['further'] => {
  const fields = new Set([...Object.keys(state.filters), ...state.sort.map(({ field }) => field)]);
  return columns
    .filter((column) => fields.has(column.field) && !shown.includes(column))
    .map(({ face }) => ({ head: face.label, hint: face.hint }));
};

/** The table as it is shown, with what its file says about it. */
export const viewFile = (source: FileSource, { fileName, lines, addressOf }: FileAbout): TableFile => {
  const { view, noun, caption } = source;
  const isPart = view.indices.length < view.rows.length;
  return {
    name: caption,
    foot: withoutTurns(fileName),
    rowCount: view.indices.length,
    columns: view.shown.map((column) => fileColumn(column, source, addressOf)),
    further: furtherColumns(view),
    total: isPart ? 'Итого отобрано' : 'Итого',
    lines: [
      { term: 'Отчёт', text: caption },
      ...lines,
      { term: 'Показано', text: rowCount(view.indices.length, view.rows.length, noun) },
      { term: 'Отбор', text: filtersInWords(view) },
      { term: 'Порядок', text: orderInWords(view) },
      { term: 'Выгружено', text: Date.now() },
      { term: 'Адрес', text: location.href, link: location.href },
    ],
  };
};
