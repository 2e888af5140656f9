import { prospectLevels } from '../../format/prospect.ts';
import type { DefinedField } from '../../fields/field-definitions.ts';
import type { Column } from '../columns/column.ts';
import type { Filter, Filters } from '../rows/filter-rows.ts';
import type { SortKey } from '../rows/sort-rows.ts';
import { fromAddressText, toAddressText } from './filter-words.ts';

/** State of a table: sort keys, filters, columns. */
export interface TableState {
  readonly sort: readonly SortKey[];
  readonly filters: Filters;
  /** Fields shown after the first column, in order; null for the default. */
  readonly shown: readonly string[] | null;
}

/** Search params of the address; the table reads those prefixed with its name and a dot. */
export type TableSearchParams = Readonly<Record<string, string | undefined>>;

const parseNumber = (text: string | undefined): number | null => {
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
};

const readFilter = ({ field, traits }: Column, text: string): Filter | null => {
  if (traits.filter === 'text')
    return text.trim() === '' ? null : { by: 'text', text: fromAddressText(field, text) };
  if (traits.filter === 'levels') {
    const levels = prospectLevels
      .map(({ level }) => level)
      .filter((level) => text.split('-').includes(`${level}`));
    return levels.length === 0 ? null : { by: 'levels', levels };
  }
  if (traits.filter === 'none') return null;
  const [from, to] = text.split('..').map(parseNumber);
  const range = { by: 'range', from: from ?? null, to: to ?? null } as const;
  return range.from === null && range.to === null ? null : range;
};

const writeFilter = (field: DefinedField, filter: Filter): string => {
  if (filter.by === 'text') return toAddressText(field, filter.text);
  if (filter.by === 'levels') return filter.levels.join('-');
  return `${filter.from ?? ''}..${filter.to ?? ''}`;
};

const readSort = (text: string, fields: ReadonlySet<string>): readonly SortKey[] =>
  text
    .split('~')
    .map((key) => ({ field: key.replace(/^-/, ''), descending: key.startsWith('-') }))
    .filter(({ field }) => fields.has(field));

const writeSort = (sort: readonly SortKey[]): string =>
  sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join('~');

/** Parses a table's state from search params; ignores unknown fields and invalid values. */
export const parseTableState = (
  name: string,
  searchParams: TableSearchParams,
  columns: readonly Column[],
  firstSort: readonly SortKey[],
): TableState => {
  const fields = new Set<string>(columns.map(({ field }) => field));
  const sort = readSort(searchParams[`${name}.sort`] ?? '', fields);
  const fieldsInUrl = searchParams[`${name}.columns`]?.split('~').filter((field) => fields.has(field));
  const filters: Record<string, Filter> = {};
  for (const column of columns) {
    const filter = readFilter(column, searchParams[`${name}.${column.field}`] ?? '');
    if (filter !== null) filters[column.field] = filter;
  }
  return {
    sort: sort.length === 0 ? firstSort : sort,
    filters,
    shown: fieldsInUrl === undefined ? null : [...new Set(fieldsInUrl)],
  };
};

/** Serializes a table's state to search params; defaults are omitted. */
export const serializeTableState = (
  name: string,
  { sort, filters, shown }: TableState,
  firstSort: readonly SortKey[],
): Readonly<Record<string, string>> => {
  const sorted = writeSort(sort);
  return {
    ...(sorted === '' || sorted === writeSort(firstSort) ? {} : { [`${name}.sort`]: sorted }),
    ...(shown === null ? {} : { [`${name}.columns`]: shown.join('~') }),
    ...Object.fromEntries(
      Object.entries(filters).map(([field, filter]) => [
        `${name}.${field}`,
        writeFilter(field as DefinedField, filter),
      ]),
    ),
  };
};
