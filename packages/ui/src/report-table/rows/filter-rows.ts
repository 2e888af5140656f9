import { findProspect, prospectLevels, type ProspectLevel } from '../../format/prospect.ts';
import { formatNumber } from '../../format/numbers.ts';
import { createRangeTest, type Range } from '../../format/rounding.ts';
import type { Column } from '../columns/column.ts';
import type { ColumnValues } from './column-values.ts';

/** What a column lets through: a text it contains, a range of what is shown, or prospect levels. */
export type Filter =
  | { readonly by: 'text'; readonly text: string }
  | ({ readonly by: 'range' } & Range)
  | { readonly by: 'levels'; readonly levels: readonly ProspectLevel[] };

/** The filters in force, by field. */
export type Filters = Readonly<Record<string, Filter>>;

type Test = (index: number) => boolean;

/** A text as it is looked for: in any case, white space around it aside. */
const wantedOf = (text: string): string => text.trim().toLowerCase();

const testOf = (column: Column, filter: Filter, keys: ColumnValues): Test => {
  if (filter.by === 'text') {
    const texts = keys.texts(column);
    const wanted = wantedOf(filter.text);
    return (index) => texts[index]?.includes(wanted) ?? false;
  }
  const numbers = keys.numbers(column);
  const at = (index: number): number => numbers[index] ?? Number.NaN;
  if (filter.by === 'levels') return (index) => filter.levels.includes(findProspect(at(index)).level);
  const passes = createRangeTest(filter, column.traits.rounding);
  return (index) => passes(at(index));
};

/** All rows of a report, in its order. */
export const listAllRows = (rowCount: number): Uint32Array => {
  const indices = new Uint32Array(rowCount);
  for (let index = 0; index < rowCount; index += 1) indices[index] = index;
  return indices;
};

/** The indices of the rows that every filter lets through, in the report's order; of some rows, where these are told. */
export const filterRows = (
  rowCount: number,
  columns: readonly Column[],
  filters: Filters,
  keys: ColumnValues,
  some = listAllRows(rowCount),
): Uint32Array => {
  const [first, ...others] = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter === undefined ? [] : [testOf(column, filter, keys)];
  });
  if (first === undefined) return some;
  const indices = new Uint32Array(some.length);
  let count = 0;
  for (let at = 0; at < some.length; at += 1) {
    const index = some[at] ?? 0;
    if (!first(index) || !others.every((test) => test(index))) continue;
    indices[count] = index;
    count += 1;
  }
  return indices.slice(0, count);
};

/** Whether filters let through nothing that others do not: such as a text that was typed on. */
const areWithin = (filters: Filters, others: Filters): boolean =>
  Object.entries(others).every(([field, other]) => {
    const filter = filters[field];
    if (filter === other) return true;
    return (
      filter?.by === 'text' && other.by === 'text' && wantedOf(filter.text).includes(wantedOf(other.text))
    );
  });

/**
 * Finds the rows that filters let through. While a person types on or adds a filter, it looks through
 * those alone that it found before.
 */
export const createIncrementalFilter = (
  rowCount: number,
  columns: readonly Column[],
  keys: ColumnValues,
): ((filters: Filters) => Uint32Array) => {
  let last: { readonly filters: Filters; readonly passed: Uint32Array } | undefined;
  return (filters) => {
    const some = last !== undefined && areWithin(filters, last.filters) ? last.passed : listAllRows(rowCount);
    const passed = filterRows(rowCount, columns, filters, keys, some);
    last = { filters, passed };
    return passed;
  };
};

/** A filter in words, for a chip: «Рейтинг от 4,5», «Бренд: apple». */
export const describeFilter = (column: Column, filter: Filter): string => {
  const label = column.definition.short ?? column.definition.label;
  if (filter.by === 'text') return `${label}: ${filter.text.trim()}`;
  if (filter.by === 'levels')
    return prospectLevels
      .filter(({ level }) => filter.levels.includes(level))
      .map((prospect) => prospect.label)
      .join(', ');
  const bounds = [
    ...(filter.from === null ? [] : [`от ${formatNumber(filter.from)}`]),
    ...(filter.to === null ? [] : [`до ${formatNumber(filter.to)}`]),
  ];
  return `${label} ${bounds.join(' ')}`;
};
