import type { DefinedField } from '../../fields/field-definitions.ts';
import { createColumn } from '../columns/column.ts';
import type { Filter } from '../rows/filter-rows.ts';
import { parseTableState, serializeTableState, type TableSearchParams } from './table-state.ts';
import type { SearchParamChanges } from './use-table-state.ts';

/** What a column of the table lets through, as the address says it; undefined where everything. */
export const readColumnFilter = (
  search: TableSearchParams,
  table: string,
  field: DefinedField,
): Filter | undefined => parseTableState(table, search, [createColumn(field)], []).filters[field];

/** What to change in the address so that a column lets through what a chart has chosen; null for everything. */
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
