import { useEffect, useMemo, type Dispatch, type SetStateAction } from 'react';
import * as texts from '#texts/report-table/report-table';
import { hasLowData, type TableRow, type Column } from '../columns/column.ts';
import type { DefinedField } from '../../fields/field-definitions.ts';
import { changeFields, isComparisonColumn } from '../columns/comparison.ts';
import { useShownColumns } from '../columns/use-shown-columns.ts';
import { listAllRows, createIncrementalFilter, type Filter } from '../rows/filter-rows.ts';
import { createColumnValues, prepareWhenIdle, type ColumnValues } from '../rows/column-values.ts';
import { groupLast, type ChanceDivider } from '../rows/group-rows.ts';
import { toggleSort, selectInOrder, sortRows, type SortKey } from '../rows/sort-rows.ts';
import type { TableState } from './table-state.ts';
import { useTableState, type TableStateOptions } from './use-table-state.ts';

/**
 * Order of the rows until a person sorts them: by a field, largest first, or as received, by the size of their
 * change, with changes within chance last.
 */
export type InitialOrder = DefinedField | 'change';

interface Options extends TableStateOptions {
  readonly rows: readonly TableRow[];
  /** The previous week is loading: filters on change columns are ignored until then. */
  readonly isPending: boolean;
  /** Fields hidden by default. */
  readonly hidden: readonly string[];
  readonly initialOrder: InitialOrder;
  /** Whether the rows are a part of those that the screen counts. */
  readonly isPart: boolean;
  /** Number of all rows, of which these are the largest; undefined if these are all. */
  readonly wholeCount?: number | undefined;
  /** Label of the totals if they do not cover the whole report. */
  readonly totalLabel: string | undefined;
}

/** A table's data for rendering. */
interface TableData {
  readonly state: TableState;
  readonly rows: readonly TableRow[];
  readonly keys: ColumnValues;
  /** As in the options. */
  readonly wholeCount?: number | undefined;
  /** All columns. */
  readonly columns: readonly Column[];
  /** Visible columns, in order. */
  readonly shown: readonly Column[];
  /** Filtered rows in sort order, as indices of the report's rows. */
  readonly indices: Uint32Array;
  /** The same rows in the report's order; stable while only the sort changes. */
  readonly passed: Uint32Array;
  /** Label of the totals: «Итого», «Итого в выборке». */
  readonly totalLabel: string;
  /** Whether rows with few sales are marked: not where most rows have few. */
  readonly marksLowData: boolean;
  /** Precedes the rows whose change may be chance, while sorted by change. */
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

/** Chooses the label of the totals: of all rows, of a part of those that the screen counts, or of the filtered ones. */
const chooseTotalLabel = (isFiltered: boolean, { isPart, totalLabel = texts.total }: Options): string => {
  if (isFiltered) return texts.filteredTotal;
  return isPart ? texts.partTotal : totalLabel;
};

/** Holds a table's state and derives its rows and visible columns. */
export const useTableView = (options: Options): TableView => {
  const { rows, columns, hidden, initialOrder } = options;
  const isOrderShown = columns.some(({ field }) => field === initialOrder);
  const firstSort = useMemo(
    () => (isOrderShown ? [{ field: initialOrder, descending: true }] : []),
    [isOrderShown, initialOrder],
  );
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
    initialOrder === 'change',
  );
  const shown = useShownColumns(columns, hidden, state.shown);
  const changes = useMemo(() => createActions(setState, firstSort), [setState, firstSort]);
  const totalLabel = chooseTotalLabel(passed.length < rows.length, options);
  const marksLowData = useMemo(() => rows.filter(hasLowData).length * 2 <= rows.length, [rows]);
  return {
    state,
    rows,
    keys,
    wholeCount: options.wholeCount,
    columns,
    shown,
    indices,
    passed,
    divider,
    totalLabel,
    marksLowData,
    ...changes,
  };
};
