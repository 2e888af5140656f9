import { prospectLevels } from '../../format/prospect.ts';
import type { Column } from '../columns/column.ts';
import type { Filter, Filters } from '../rows/filter-rows.ts';
import type { SortKey } from '../rows/sort-rows.ts';

/** How a person looks at a table. */
export interface TableState {
  readonly sort: readonly SortKey[];
  readonly filters: Filters;
  /** The columns shown after the first, in order, or null for those of the start. */
  readonly shown: readonly string[] | null;
}

/** Search parameters of an address: the table reads those that begin with its name and a dot. */
export type TableSearchParams = Readonly<Record<string, string | undefined>>;

const number = (text: string | undefined): number | null => {
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
};

const readFilter = ({ traits }: Column, text: string): Filter | null => {
  if (traits.filter === 'text') return text.trim() === '' ? null : { by: 'text', text };
  if (traits.filter === 'levels') {
    const levels = prospectLevels
      .map(({ level }) => level)
      .filter((level) => text.split('-').includes(`${level}`));
    return levels.length === 0 ? null : { by: 'levels', levels };
  }
  if (traits.filter === 'none') return null;
  const [from, to] = text.split('..').map(number);
  const known = { by: 'range', from: from ?? null, to: to ?? null } as const;
  return known.from === null && known.to === null ? null : known;
};

const writeFilter = (filter: Filter): string => {
  if (filter.by === 'text') return filter.text;
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

/** Reads how the table is looked at; what the table does not know counts as not there. */
export const parseTableState = (
  name: string,
  search: TableSearchParams,
  columns: readonly Column[],
  firstSort: readonly SortKey[],
): TableState => {
  const fields = new Set<string>(columns.map(({ field }) => field));
  const sort = readSort(search[`${name}.sort`] ?? '', fields);
  const named = search[`${name}.columns`]?.split('~').filter((field) => fields.has(field));
  const filters: Record<string, Filter> = {};
  for (const column of columns) {
    const filter = readFilter(column, search[`${name}.${column.field}`] ?? '');
    if (filter !== null) filters[column.field] = filter;
  }
  return {
    sort: sort.length === 0 ? firstSort : sort,
    filters,
    shown: named === undefined ? null : [...new Set(named)],
  };
};

/** The search parameters that say how the table is looked at; what is as at the start is left out. */
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
      Object.entries(filters).map(([field, filter]) => [`${name}.${field}`, writeFilter(filter)]),
    ),
  };
};
