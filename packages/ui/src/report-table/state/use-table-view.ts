import { useEffect, useMemo, type Dispatch, type SetStateAction } from 'react';
import * as texts from '#texts/report-table/report-table';
import { useIsNarrow, useIsPhone } from '../../use-is-phone.ts';
import { lessNeededBesideChanges, lessNeededFields, type TableRow, type Column } from '../columns/column.ts';
import { changeFields, isComparisonColumn, MOVEMENT_FIELD } from '../columns/comparison.ts';
import { listAllRows, createIncrementalFilter, type Filter } from '../rows/filter-rows.ts';
import { createColumnValues, prepareWhenIdle, type ColumnValues } from '../rows/column-values.ts';
import { groupLast, type ChanceDivider } from '../rows/group-rows.ts';
import { toggleSort, selectInOrder, sortRows, type SortKey } from '../rows/sort-rows.ts';
import type { TableState } from './table-state.ts';
import { useTableState, type TableStateOptions } from './use-table-state.ts';

/**
 * Order of the rows until a person sorts them: by revenue, as they come, or as they come by the size of their change,
 * where those whose change may be chance stand last.
 */
export type InitialOrder = 'revenue' | 'own' | 'change';

interface Options extends TableStateOptions {
  readonly rows: readonly TableRow[];
  /** The previous week is loading: filters on change columns are ignored until then. */
  readonly isPending: boolean;
  /** Fields hidden by default. */
  readonly hidden: readonly string[];
  readonly initialOrder: InitialOrder;
  /** The rows are a part of what the screen counts. */
  readonly isPart: boolean;
}

/** A table's data for rendering. */
interface TableData {
  readonly state: TableState;
  readonly rows: readonly TableRow[];
  readonly keys: ColumnValues;
  /** All columns. */
  readonly columns: readonly Column[];
  /** Visible columns, in order. */
  readonly shown: readonly Column[];
  /** Filtered rows in sort order, as indices of the report's rows. */
  readonly indices: Uint32Array;
  /** The same rows in the report's order; stable while only the sort changes. */
  readonly passed: Uint32Array;
  /** What the totals are of: «Итого», «Итого отобрано». */
  readonly totalLabel: string;
  /** Stands before the rows whose change may be chance, while the rows are sorted by change. */
  readonly divider: ChanceDivider | undefined;
}

/** Actions on a table; identities are stable. */
interface TableActions {
  readonly sortBy: (column: Column, add: boolean) => void;
  readonly filterBy: (column: Column, filter: Filter | null) => void;
  readonly resetFilters: () => void;
  /** null restores the default columns. */
  readonly show: (fields: readonly string[] | null) => void;
}

/** A table's data and actions. */
export type TableView = TableData & TableActions;

const NO_SORT: readonly SortKey[] = [];
const SORT_BY_REVENUE: readonly SortKey[] = [{ field: 'revenue', descending: true }];

/** Filtered rows in the report's order and in sort order. */
const useRowOrder = (
  rows: readonly TableRow[],
  columns: readonly Column[],
  keys: ColumnValues,
  state: TableState,
  isByChangeAtFirst: boolean,
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
  const selected = useMemo(() => selectInOrder(order, passed), [order, passed]);
  const isByChange =
    sort.length === 0 ? isByChangeAtFirst : changeFields.some((field) => field === sort[0]?.field);
  const isCompared = rows[0]?.['state'] !== undefined;
  const grouped = useMemo(
    () => (isCompared ? groupLast(selected, rows, isByChange) : { indices: selected, divider: undefined }),
    [selected, rows, isByChange, isCompared],
  );
  return { passed, ...grouped };
};

/** Creates the actions; each updates the latest state. */
const createActions = (
  setState: Dispatch<SetStateAction<TableState>>,
  firstSort: readonly SortKey[],
): TableActions => ({
  sortBy: ({ field, traits }, add) =>
    setState((current) => {
      const after = toggleSort(current.sort, field, traits.firstSortDirection === 'descending', add);
      return { ...current, sort: after.length === 0 ? firstSort : after };
    }),
  filterBy: ({ field }, filter) =>
    setState((current) => {
      const { [field]: _dropped, ...others } = current.filters;
      return { ...current, filters: filter === null ? others : { ...others, [field]: filter } };
    }),
  resetFilters: () => setState((current) => ({ ...current, filters: {} })),
  show: (fields) => setState((current) => ({ ...current, shown: fields })),
});

/** Names the totals of rows: of all, of a part of what the screen counts, of those that passed the filters. */
const chooseTotalLabel = (isFiltered: boolean, isPart: boolean): string => {
  if (isFiltered) return texts.filteredTotal;
  return isPart ? texts.partTotal : texts.total;
};

/**
 * Holds a table's state and derives its rows and visible columns. On a phone, title columns after the first and
 * lines are hidden by default; on a narrow screen the less needed ones, so that the others fit.
 */
export const useTableView = (options: Options): TableView => {
  const { rows, columns, hidden } = options;
  const firstSort =
    options.initialOrder === 'revenue' && columns.some(({ field }) => field === 'revenue')
      ? SORT_BY_REVENUE
      : NO_SORT;
  const [state, setState] = useTableState(options, firstSort);
  const keys = useMemo(() => createColumnValues(rows, columns), [rows, columns]);
  useEffect(() => prepareWhenIdle(keys, columns), [keys, columns]);
  const filterableColumns = useMemo(
    () => (options.isPending ? columns.filter((column) => !isComparisonColumn(column)) : columns),
    [columns, options.isPending],
  );
  const { passed, indices, divider } = useRowOrder(
    rows,
    filterableColumns,
    keys,
    state,
    options.initialOrder === 'change',
  );
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const shown = useMemo(() => {
    const isCompared = columns.some(({ field }) => field === MOVEMENT_FIELD);
    const isShownByDefault = ({ field, definition }: Column) =>
      !hidden.includes(field) &&
      field !== MOVEMENT_FIELD &&
      !(isNarrow && lessNeededFields.has(field)) &&
      !(isNarrow && isCompared && lessNeededBesideChanges.has(field)) &&
      !(isPhone && (definition.kind === 'title' || definition.kind === 'line'));
    const others = columns.slice(1);
    const chosenColumns = state.shown?.flatMap((field) => others.filter((column) => column.field === field));
    return [...columns.slice(0, 1), ...(chosenColumns ?? others.filter(isShownByDefault))];
  }, [columns, hidden, state.shown, isPhone, isNarrow]);
  const changes = useMemo(() => createActions(setState, firstSort), [setState, firstSort]);
  const totalLabel = chooseTotalLabel(passed.length < rows.length, options.isPart);
  return { state, rows, keys, columns, shown, indices, passed, divider, totalLabel, ...changes };
};
