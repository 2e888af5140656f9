import * as texts from '#texts/report-table/report-table';
import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import { formatNumber } from '../../format/numbers.ts';
import { createRangeTest, type Range } from '../../format/rounding.ts';
import { createTitleMatch } from '@vitrina/contract/spelling';
import type { Column } from '../columns/column.ts';
import type { ColumnValues } from './column-values.ts';

/** Filter of a column: a text as the search finds it, range of displayed numbers, or prospect levels. */
export type Filter =
  | { readonly by: 'text'; readonly text: string }
  | ({ readonly by: 'range' } & Range)
  | { readonly by: 'levels'; readonly levels: readonly ProspectLevel[] };

/** Active filters by field. */
export type Filters = Readonly<Record<string, Filter>>;

type RowTest = (index: number) => boolean;

const createRowTest = (column: Column, filter: Filter, keys: ColumnValues): RowTest => {
  if (filter.by === 'text') {
    const titles = keys.texts(column);
    const matches = createTitleMatch(filter.text, titles);
    return (index) => matches(titles[index] ?? '');
  }
  const numbers = keys.numbers(column);
  const at = (index: number): number => numbers[index] ?? Number.NaN;
  if (filter.by === 'levels')
    return (index) => filter.levels.some((level) => level === findProspect(at(index))?.level);
  const isInRange = createRangeTest(filter, column.traits.rounding);
  return (index) => isInRange(at(index));
};

/** Lists the indices of all rows, in the report's order. */
export const listAllRows = (rowCount: number): Uint32Array => {
  const indices = new Uint32Array(rowCount);
  for (let index = 0; index < rowCount; index += 1) indices[index] = index;
  return indices;
};

/**
 * Filters rows by all filters, in the report's order.
 * @param candidates rows to test; all rows by default
 */
export const filterRows = (
  rowCount: number,
  columns: readonly Column[],
  filters: Filters,
  keys: ColumnValues,
  candidates = listAllRows(rowCount),
): Uint32Array => {
  const [first, ...others] = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter === undefined ? [] : [createRowTest(column, filter, keys)];
  });
  if (first === undefined) return candidates;
  const indices = new Uint32Array(candidates.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const index = candidates[at] ?? 0;
    if (!first(index) || !others.every((test) => test(index))) continue;
    indices[count] = index;
    count += 1;
  }
  return indices.slice(0, count);
};

/** Whether filters accept a subset of the others' rows. A longer text does not: it may sound like more titles. */
const isNarrowerThan = (filters: Filters, others: Filters): boolean =>
  Object.entries(others).every(([field, other]) => filters[field] === other);

/** Creates a filter function that tests only the previous result when the filters became narrower. */
export const createIncrementalFilter = (
  rowCount: number,
  columns: readonly Column[],
  keys: ColumnValues,
): ((filters: Filters) => Uint32Array) => {
  let previous: { readonly filters: Filters; readonly rows: Uint32Array } | undefined;
  return (filters) => {
    const candidates =
      previous !== undefined && isNarrowerThan(filters, previous.filters)
        ? previous.rows
        : listAllRows(rowCount);
    const rows = filterRows(rowCount, columns, filters, keys, candidates);
    previous = { filters, rows };
    return rows;
  };
};

/** Describes a filter, for a chip: «Рейтинг от 4,5», «Бренд: apple». */
export const describeFilter = (column: Column, filter: Filter): string => {
  const label = column.definition.shortLabel ?? column.definition.label;
  if (filter.by === 'text') return `${label}: ${filter.text.trim()}`;
  if (filter.by === 'levels')
    return prospectLevels
      .filter(({ level }) => filter.levels.includes(level))
      .map((prospect) => prospect.label)
      .join(', ');
  const [from, to] = [formatNumber(filter.from), formatNumber(filter.to)];
  if (filter.from === null) return texts.rangeTo(label, to);
  return filter.to === null ? texts.rangeFrom(label, from) : texts.range(label, from, to);
};
