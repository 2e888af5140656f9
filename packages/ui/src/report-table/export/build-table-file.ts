import type { FieldKind } from '../../fields/field-definition.ts';
import { stripBidiControls } from '../../format/bidi.ts';
import type { Noun } from '../../format/plural.ts';
import type { GetHref } from '../grid/body-row.tsx';
import type { Column } from '../columns/column.ts';
import { formatRowCount } from '../rows/row-count.ts';
import { describeFilter } from '../rows/filter-rows.ts';
import { toText } from '../rows/column-values.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';
import type { CellStyle } from './xlsx/cell-style.ts';
import type { FileColumn, TableFile } from './xlsx/table-file.ts';

/** What a downloaded file says about the report beyond the table itself. */
export interface ExportMetadata {
  /** What the file is called, without its ending: «Товары продавца Technodom, неделя 46 2026». */
  readonly fileName: string;
  /** What the report is about, as terms with their words: whose it is, of which week. */
  readonly lines: readonly { readonly term: string; readonly text: string }[];
  /** A link of the product as an address that leads there from anywhere. */
  readonly addressOf: (href: string) => string;
}

/** A table to be written to a file. */
export interface ExportSource {
  readonly view: TableView;
  readonly noun: Noun;
  readonly caption: string;
  readonly whole: string | undefined;
  readonly hrefAt: GetHref;
}

const styles: Readonly<Record<FieldKind, CellStyle>> = {
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
const stored = (kind: FieldKind, value: number): number => {
  if (kind === 'share' || kind === 'change') return value / 100;
  if (kind === 'prospect' || kind === 'index') return cut(value * 100) / 100;
  return kind === 'hhi' ? cut(value) : value;
};

const fileColumn = (
  column: Column,
  { view, whole, hrefAt }: ExportSource,
  addressOf: ExportMetadata['addressOf'],
): FileColumn => {
  const { rows, indices, keys, passed } = view;
  const { field, definition } = column;
  const style = styles[definition.kind];
  const total = computeTotal(column, keys, passed, whole);
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
    head: definition.unit === 'шт.' ? `${definition.label}, шт.` : definition.label,
    hint: definition.hint,
    style,
    values:
      numbers === null
        ? Array.from(indices, (index) => toText(rows[index]?.[field]))
        : Float64Array.from(indices, (index) => stored(definition.kind, numbers[index] ?? Number.NaN)),
    links: definition.kind === 'title' ? Array.from(indices, link) : null,
    total: typeof total === 'number' ? stored(definition.kind, total) : total,
  };
};

/** The order in words: «Выручка по убыванию, затем Товар по возрастанию». */
const orderInWords = ({ state, columns }: TableView): string => {
  const words = state.sort.flatMap(({ field, descending }) => {
    const column = columns.find((each) => each.field === field);
    return column === undefined
      ? []
      : [`${column.definition.label} ${descending ? 'по убыванию' : 'по возрастанию'}`];
  });
  return words.length === 0 ? 'как в отчёте' : words.join(', затем ');
};

const filtersInWords = ({ state, columns }: TableView): string => {
  const words = columns.flatMap((column) => {
    const filter = state.filters[column.field];
    return filter === undefined ? [] : [describeFilter(column, filter)];
  });
  return words.length === 0 ? 'нет' : words.join('; ');
};

/** The columns that are not in sight, but that say which rows are and in which order. */
const furtherColumns = ({ state, columns, shown }: TableView): TableFile['further'] => {
  const fields = new Set([...Object.keys(state.filters), ...state.sort.map(({ field }) => field)]);
  return columns
    .filter((column) => fields.has(column.field) && !shown.includes(column))
    .map(({ definition }) => ({ head: definition.label, hint: definition.hint }));
};

/** The table as it is shown, with what its file says about it. */
export const buildTableFile = (
  source: ExportSource,
  { fileName, lines, addressOf }: ExportMetadata,
): TableFile => {
  const { view, noun, caption } = source;
  const isPart = view.indices.length < view.rows.length;
  return {
    name: caption,
    foot: stripBidiControls(fileName),
    rowCount: view.indices.length,
    columns: view.shown.map((column) => fileColumn(column, source, addressOf)),
    further: furtherColumns(view),
    total: isPart ? 'Итого отобрано' : 'Итого',
    lines: [
      { term: 'Отчёт', text: caption },
      ...lines,
      { term: 'Показано', text: formatRowCount(view.indices.length, view.rows.length, noun) },
      { term: 'Отбор', text: filtersInWords(view) },
      { term: 'Порядок', text: orderInWords(view) },
      { term: 'Выгружено', text: Date.now() },
      { term: 'Адрес', text: location.href, link: location.href },
    ],
  };
};
