import { useEffect, useMemo, type Dispatch, type SetStateAction } from 'react';
import { useIsPhone } from '../../use-is-phone.ts';
import type { TableRow, Column } from '../columns/column.ts';
import { isChangeColumn } from '../columns/comparison.ts';
import { listAllRows, createIncrementalFilter, type Filter } from '../rows/filter-rows.ts';
import { createColumnValues, prepareWhenIdle, type ColumnValues } from '../rows/column-values.ts';
import { toggleSort, selectInOrder, sortRows, type SortKey } from '../rows/sort-rows.ts';
import type { TableState } from './table-state.ts';
import { useTableState, type TableStateOptions } from './use-table-state.ts';

interface Asked extends TableStateOptions {
  readonly rows: readonly TableRow[];
  /** The week before is on its way: until it is there, no row is left out by what changed. */
  readonly isAwaited: boolean;
  /** Columns that are not shown until a person asks for them. */
  readonly hidden: readonly string[];
}

/** A table as it is looked at now. */
interface TableSight {
  readonly state: TableState;
  readonly rows: readonly TableRow[];
  readonly keys: ColumnValues;
  /** Every column the table has. */
  readonly columns: readonly Column[];
  /** Those in sight, in the order in which they stand. */
  readonly shown: readonly Column[];
  /** The rows that pass the filters, in order, as indices. */
  readonly indices: Uint32Array;
  /** The same rows as the report has them: another order leaves these alone. */
  readonly passed: Uint32Array;
}

/** What a person can change about a table; the functions stay the same as long as the table. */
interface TableChanges {
  readonly sortBy: (column: Column, add: boolean) => void;
  readonly filterBy: (column: Column, filter: Filter | null) => void;
  readonly resetFilters: () => void;
  /** null: the columns of the start. */
  readonly show: (fields: readonly string[] | null) => void;
}

/** A table as it is looked at now, and what a person can change about it. */
export type TableView = TableSight & TableChanges;

const noSort: readonly SortKey[] = [];
const byRevenue: readonly SortKey[] = [{ field: 'revenue', descending: true }];

/** The rows that pass, as the report has them and in order. */
const useIndices = (
  rows: readonly TableRow[],
  columns: readonly Column[],
  keys: ColumnValues,
  state: TableState,
) => {
  const { sort, filters } = state;
  const find = useMemo(() => createIncrementalFilter(rows.length, columns, keys), [rows, columns, keys]);
  const passed = useMemo(() => find(filters), [find, filters]);
  const order = useMemo(() => {
    const sorted = sort.flatMap(({ field, descending }) =>
      columns.filter((column) => column.field === field).map((column) => ({ column, descending })),
    );
    return sortRows(listAllRows(rows.length), sorted, ({ column }) => keys.ranks(column));
  }, [rows, sort, columns, keys]);
  const indices = useMemo(() => selectInOrder(order, passed), [order, passed]);
  return { passed, indices };
};

/** The changes, each made to the state as it is by then. */
const changesOf = (
  setState: Dispatch<SetStateAction<TableState>>,
  firstSort: readonly SortKey[],
): TableChanges => ({
  sortBy: ({ field, traits }, add) =>
    setState((now) => {
      const after = toggleSort(now.sort, field, traits.firstSort === 'descending', add);
      return { ...now, sort: after.length === 0 ? firstSort : after };
    }),
  filterBy: ({ field }, filter) =>
    setState((now) => {
      const { [field]: _dropped, ...others } = now.filters;
      return { ...now, filters: filter === null ? others : { ...others, [field]: filter } };
    }),
  resetFilters: () => setState((now) => ({ ...now, filters: {} })),
  show: (fields) => setState((now) => ({ ...now, shown: fields })),
});

/** Keeps how a table is looked at, and works out the rows and columns to show: on a phone figures before names. */
export const useTableView = (asked: Asked): TableView => {
  const { rows, columns, hidden } = asked;
  const firstSort = columns.some(({ field }) => field === 'revenue') ? byRevenue : noSort;
  const [state, setState] = useTableState(asked, firstSort);
  const keys = useMemo(() => createColumnValues(rows, columns), [rows, columns]);
  useEffect(() => prepareWhenIdle(keys, columns), [keys, columns]);
  const known = useMemo(
    () => (asked.isAwaited ? columns.filter((column) => !isChangeColumn(column)) : columns),
    [columns, asked.isAwaited],
  );
  const { passed, indices } = useIndices(rows, known, keys, state);
  const phone = useIsPhone();
  const shown = useMemo(() => {
    const atFirst = ({ field, definition }: Column) =>
      !hidden.includes(field) && !(phone && definition.kind === 'title');
    const others = columns.slice(1);
    const chosen = state.shown?.flatMap((field) => others.filter((column) => column.field === field));
    return [...columns.slice(0, 1), ...(chosen ?? others.filter(atFirst))];
  }, [columns, hidden, state.shown, phone]);
  const changes = useMemo(() => changesOf(setState, firstSort), [setState, firstSort]);
  return { state, rows, keys, columns, shown, indices, passed, ...changes };
};
