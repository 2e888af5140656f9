import type { DefinedField } from '../../fields/field-definitions.ts';
import { createColumn } from '../columns/column.ts';
import type { Filter } from '../rows/filter-rows.ts';
import { parseTableState, serializeTableState, type TableSearchParams } from './table-state.ts';
import type { SearchParamChanges } from './use-table-state.ts';

/** Reads a column's filter from the search params; undefined without one. */
export const readColumnFilter = (
  searchParams: TableSearchParams,
  table: string,
  field: DefinedField,
): Filter | undefined => parseTableState(table, searchParams, [createColumn(field)], []).filters[field];

/** Search param changes that set a column's filter; null removes it. */
export const createFilterChange = (
  table: string,
  field: DefinedField,
  filter: Filter | null,
): SearchParamChanges => ({
  [`${table}.${field}`]: undefined,
  ...(filter === null
    ? {}
    : serializeTableState(table, { sort: [], filters: { [field]: filter }, shown: null }, [])),
});
