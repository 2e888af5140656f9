import type { FacedField } from '../faces.ts';
import { columnOf } from '../report-table/column.ts';
import type { Filter } from '../report-table/row-filter.ts';
import { readState, writeState, type TableSearch } from '../report-table/table-state.ts';
import type { SearchChanges } from '../report-table/use-addressed-state.ts';

/** What a column of the table lets through, as the address says it; undefined where everything. */
export const filterIn = (search: TableSearch, table: string, field: FacedField): Filter | undefined =>
  readState(table, search, [columnOf(field)], []).filters[field];

/** What to change in the address so that a column lets through what a chart has chosen; null for everything. */
export const filterChange = (table: string, field: FacedField, filter: Filter | null): SearchChanges => ({
  [`${table}.${field}`]: undefined,
  ...(filter === null ? {} : writeState(table, { sort: [], filters: { [field]: filter }, shown: null }, [])),
});
