import { readField } from '@vitrina/ui/fields/field-definition';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { RowHighlightProvider } from '@vitrina/ui/row-highlight';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { ReportTable, type ReportTableProps, type TableExport } from '@vitrina/ui/report-table';
import { chooseTwoLineLayout } from '@vitrina/ui/report-table/two-line-layout';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { type TableSearchProps, useTableSearchParams } from '../routing/use-table-search-params.ts';
import { useOwnRows } from './use-own-rows.ts';
import { useWeekLine } from './week-line/use-week-line.tsx';
import { useChartsShown } from './charts/use-charts-shown.ts';
import { useComparison } from './comparison/use-comparison.tsx';
import type { PreviousList } from './comparison/use-previous-list.ts';
import { useHasProductCards } from '../period/use-has-product-cards.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { getRowHref } from '../routing/paths.ts';
import { useIsShared, useScreenPath } from '../routing/shared-screen.ts';
import { createScopeProductsPath } from './scope-products-path.ts';
import { useExportMetadata } from './export-metadata.ts';
import { type OpenTable, useOpenTable } from '../search/palette/open-tables.ts';
import { createTitleMatch } from '@vitrina/contract/spelling';

/** A table's props except those that the list provides, and its states and charts. */
export interface ReportListProps<Row extends Readonly<Record<string, unknown>>> extends Omit<
  ReportTableProps<Row>,
  | 'getHref'
  | 'searchParams'
  | 'onSearchParamsChange'
  | 'chartsToggle'
  | 'getMetadata'
  | 'exportRef'
  | 'comparison'
  | 'weekLine'
> {
  /** Shown without rows: «За эту неделю у продавца нет товаров». */
  emptyTitle: string;
  /** Advice if there are no rows. */
  advice: string;
  /** Renders charts of the rows above the table; they read and change the table's search params. */
  renderCharts?: ((table: TableSearchProps) => ReactNode) | undefined;
  /** The same list of an earlier week, for the comparison. */
  previous?: PreviousList<Row>;
  /** Whether the rows have the whole revenue of their entities, so that trend lines are shown. */
  isWhole?: boolean;
  /** Minimum number of rows with revenue for charts. */
  minChartedRows?: number;
}

/** Registers the table in the palette, which can filter its rows by name. */
function useTableInPalette<Row extends Readonly<Record<string, unknown>>>(
  {
    name,
    caption,
    noun,
    rows,
    columns,
  }: Pick<ReportTableProps<Row>, 'name' | 'caption' | 'noun' | 'rows' | 'columns'>,
  { onSearchParamsChange }: TableSearchProps,
  exporter: RefObject<TableExport | null>,
  toggles: Pick<OpenTable, 'charts' | 'comparison'>,
): void {
  const [field] = columns;
  useOpenTable({
    caption,
    noun,
    countRows: (text) => {
      if (field === undefined) return 0;
      const titles = rows.map((row) => String(readField(row, field)));
      return titles.filter(createTitleMatch(text, titles)).length;
    },
    filter: (text) => {
      if (field !== undefined) onSearchParamsChange(createFilterChange(name, field, { by: 'text', text }));
    },
    save: (format) => exporter.current?.(format),
    ...toggles,
  });
}

/**
 * Returns the link of a row's name, and of the number of products in a profile's list to these products. A shared
 * screen has no links.
 */
function useRowHref(columns: readonly string[]) {
  const isShared = useIsShared();
  const hasCards = useHasProductCards(!isShared && columns.includes('productName'));
  const pathname = useScreenPath();
  const { sellerId, brandId, categoryId } = useReportParams();
  return useCallback(
    (row: object, field: string) => {
      if (isShared) return undefined;
      return field === 'productsCount'
        ? createScopeProductsPath(row, columns[0], pathname, { sellerId, brandId, categoryId })
        : getRowHref(row, field, { hasCards, sellerId });
    },
    [isShared, hasCards, columns, pathname, sellerId, brandId, categoryId],
  );
}

/** Checks whether at least `minCount` rows have revenue; reads no more rows than needed. */
function hasChartedRows(rows: readonly Readonly<Record<string, unknown>>[], minCount: number): boolean {
  let count = 0;
  for (const { revenue } of rows) {
    if (count === minCount) break;
    if (revenue !== 0) count += 1;
  }
  return count === minCount;
}

/** The rows of a report as a table: names link to profiles; sorting, filters and columns are in the address. */
export function ReportList<Row extends Readonly<Record<string, unknown>>>({
  emptyTitle,
  advice,
  renderCharts,
  previous,
  isWhole = false,
  minChartedRows = 5,
  ...given
}: ReportListProps<Row>) {
  const table = { ...given, rows: useOwnRows(given.rows, given.columns[0]) };
  const tableSearch = useTableSearchParams();
  const [hasCharts, showCharts] = useChartsShown(table.name);
  const { rows, noun, columns } = table;
  const { comparison, week } = useComparison(
    { name: table.name, rows, noun, field: columns[0], previous },
    tableSearch,
  );
  const weekLine = useWeekLine(columns[0] ?? '', isWhole);
  const getHref = useRowHref(columns);
  const getMetadata = useExportMetadata(table.caption, week);
  const exporter = useRef<TableExport>(null);
  const charts = hasChartedRows(table.rows, minChartedRows) ? renderCharts : undefined;
  const chartsToggle = charts && { isShown: hasCharts, onToggle: () => showCharts(!hasCharts) };
  useTableInPalette(table, tableSearch, exporter, { charts: chartsToggle, comparison });
  if (table.rows.length === 0) {
    return (
      <div className="px-(--gutter)">
        {table.chips}
        <EmptyState title={emptyTitle}>{advice}</EmptyState>
      </div>
    );
  }
  return (
    <RowHighlightProvider>
      {hasCharts && charts?.(tableSearch)}
      <ReportTable
        phoneLayout={chooseTwoLineLayout(columns, previous?.isOn === true)}
        {...table}
        {...tableSearch}
        getHref={getHref}
        getMetadata={getMetadata}
        exportRef={exporter}
        comparison={comparison}
        weekLine={weekLine}
        chartsToggle={chartsToggle}
      />
    </RowHighlightProvider>
  );
}
