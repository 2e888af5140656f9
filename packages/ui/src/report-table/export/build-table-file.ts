import * as units from '#texts/fields/units';
import * as texts from '#texts/report-table/export';
import type { FieldDefinition, FieldKind } from '../../fields/field-definition.ts';
import { stripBidiControls } from '../../format/bidi.ts';
import type { Noun } from '../../format/plural.ts';
import { isJustBelowLevel } from '../../format/prospect-levels.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { hasValue, type Column } from '../columns/column.ts';
import { getStateWord } from '../columns/row-state.ts';
import { formatViewRowCount } from '../rows/row-count.ts';
import { describeFilter } from '../rows/filter-rows.ts';
import { readText } from '../rows/column-values.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';
import type { CellStyle } from './xlsx/cell-style.ts';
import type { FileColumn, TableFile } from './xlsx/table-file.ts';

/** Metadata of an exported file. */
export interface ExportMetadata {
  /** File name without extension: «Товары продавца Technodom, неделя 46 2026». */
  readonly fileName: string;
  /** Terms and values that describe the report: its entity, its week. */
  readonly lines: readonly { readonly term: string; readonly text: string }[];
  /** Absolute URL of the report itself, even if a shared link opened the page. */
  readonly address: string;
  /** Converts a link of the product to an absolute URL. */
  readonly toAbsoluteUrl: (href: string) => string;
}

/** Source of an exported file. */
export interface ExportSource {
  readonly view: TableView;
  readonly noun: Noun;
  readonly caption: string;
  readonly summableShare: string | undefined;
  readonly getHref: GetHref;
}

/** Style of a cell by the kind of its value. */
const cellStyleByKind: Readonly<Record<FieldKind, CellStyle>> = {
  title: 'text',
  code: 'text',
  other: 'text',
  money: 'money',
  price: 'money',
  count: 'count',
  rank: 'count',
  hhi: 'count',
  share: 'percent',
  prospect: 'index',
  index: 'index',
  rating: 'tenths',
  difference: 'difference',
  change: 'change',
  effect: 'difference',
  gap: 'change',
  line: 'text',
};

/** Floor that tolerates binary noise: 28.999999999999996 counts as 29. */
const truncate = (value: number): number => Math.floor(Math.round(value * 1e9) / 1e9);

/** Units that no spreadsheet number format has. */
const unitsOfHead: readonly (string | undefined)[] = [units.pieces, units.points];

/** Style of a field's cells. */
export const getCellStyle = ({ kind, unit }: FieldDefinition): CellStyle =>
  unit === units.points ? 'points' : cellStyleByKind[kind];

/** Converts a displayed number to the spreadsheet's value: percent as a fraction, an index as on screen. */
export const toCellValue = ({ kind, unit }: FieldDefinition, value: number): number => {
  if (unit === units.points) return value;
  if (kind === 'share' || kind === 'change' || kind === 'gap') return value / 100;
  if (kind === 'prospect' && isJustBelowLevel(value)) return truncate(value * 1000) / 1000;
  if (kind === 'prospect' || kind === 'index') return Math.round(value * 100) / 100;
  return kind === 'hhi' ? truncate(value) : value;
};

/** Properties of a table that a file's columns read. */
type ColumnSource = Pick<ExportSource, 'summableShare' | 'getHref'> & {
  readonly view: Pick<TableView, 'rows' | 'indices' | 'keys' | 'passed' | 'columns'>;
};

/** Builds a column of a file from a table's rows. */
export const buildColumn = (
  column: Column,
  { view, summableShare, getHref }: ColumnSource,
  addressOf: ExportMetadata['toAbsoluteUrl'],
): FileColumn => {
  const { rows, indices, keys, passed } = view;
  const { field, definition } = column;
  const style = getCellStyle(definition);
  const total = computeTotal(column, keys, passed, summableShare, view.columns[0]?.field);
  const urls = new Map<string, string>();
  const getLink = (index: number): string | undefined => {
    const href = getHref(index, field);
    if (href === undefined || href.startsWith('https://')) return href;
    const url = urls.get(href) ?? addressOf(href);
    urls.set(href, url);
    return url;
  };
  const numbers = style === 'text' ? null : keys.numbers(column);
  return {
    head: unitsOfHead.includes(definition.unit)
      ? `${definition.label}, ${definition.unit}`
      : definition.label,
    hint: definition.explanation,
    style,
    values:
      numbers === null
        ? Array.from(indices, (index) => readText(rows[index], field))
        : Float64Array.from(indices, (index) => toCellValue(definition, numbers[index] ?? Number.NaN)),
    links: definition.kind === 'title' ? Array.from(indices, getLink) : null,
    total: typeof total === 'number' ? toCellValue(definition, total) : total,
  };
};

/** State of each row between the two weeks of a comparison; no column without one. */
const buildStateColumn = ({ rows, indices, columns }: TableView): readonly FileColumn[] => {
  const field = columns[0]?.field ?? '';
  if (rows[0]?.['state'] === undefined) return [];
  return [
    {
      head: texts.state,
      hint: texts.stateHint,
      style: 'text',
      values: Array.from(indices, (index) => getStateWord(rows[index] ?? {}, field) ?? ''),
      links: null,
      total: undefined,
    },
  ];
};

/** Describes the sort order: «Выручка по убыванию, затем Товар по возрастанию». */
const describeOrder = ({ state, columns }: TableView): string => {
  const parts = state.sort.flatMap(({ field, descending }) => {
    const column = columns.find((each) => each.field === field);
    if (column === undefined) return [];
    return [(descending ? texts.descending : texts.ascending)(column.definition.label)];
  });
  return parts.length === 0 ? texts.reportOrder : texts.joinOrders(parts);
};

const describeFilters = ({ state, columns }: TableView): string => {
  const parts = columns.flatMap((column) => {
    const filter = state.filters[column.field];
    return filter === undefined ? [] : [describeFilter(column, filter)];
  });
  return parts.length === 0 ? texts.noFilter : parts.join('; ');
};

/** Hidden columns that rows are filtered or sorted by. */
const listHiddenColumns = ({ state, columns, shown }: TableView): TableFile['hiddenColumns'] => {
  const fields = new Set([...Object.keys(state.filters), ...state.sort.map(({ field }) => field)]);
  return columns
    .filter((column) => fields.has(column.field) && !shown.includes(column))
    .map(({ definition }) => ({ head: definition.label, hint: definition.explanation }));
};

/** Builds the exported file's content from the visible table. */
export const buildTableFile = (
  source: ExportSource,
  { fileName, lines, address, toAbsoluteUrl: addressOf }: ExportMetadata,
): TableFile => {
  const { view, noun, caption } = source;
  return {
    name: caption,
    footer: stripBidiControls(fileName),
    rowCount: view.indices.length,
    columns: [
      ...view.shown.filter(hasValue).map((column) => buildColumn(column, source, addressOf)),
      ...buildStateColumn(view),
    ],
    hiddenColumns: listHiddenColumns(view),
    total: view.totalLabel,
    lines: [
      { term: texts.report, text: caption },
      ...lines,
      { term: texts.shown, text: formatViewRowCount(view, noun) },
      { term: texts.filter, text: describeFilters(view) },
      { term: texts.order, text: describeOrder(view) },
      { term: texts.exported, text: Date.now() },
      { term: texts.address, text: address, link: address },
    ],
  };
};
