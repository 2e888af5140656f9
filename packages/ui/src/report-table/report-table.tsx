import { useCallback, useEffect, useState, type ReactNode, type Ref } from 'react';
import { useIsPhone } from '../use-is-phone.ts';
import type { Noun } from '../format/plural.ts';
import { useRowHighlight } from '../row-highlight.tsx';
import type { TableRow, ColumnField } from './columns/column.ts';
import type { Comparison } from './columns/comparison.ts';
import { RowLineContext } from './columns/row-line.tsx';
import { useColumns, type WeekLine } from './columns/use-columns.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { TableExport } from './export/use-export.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { NoRows } from './filters/no-rows.tsx';
import { PhoneSheets } from './phone/phone-sheets.tsx';
import type { TwoLineLayout } from './phone/two-line-layout.ts';
import type { TableSearchParams } from './state/table-state.ts';
import { PhoneItems } from './toolbar/phone-items.tsx';
import { TableRows } from './table-rows.tsx';
import { Toolbar, type ChartsToggle } from './toolbar/toolbar.tsx';
import type { SearchParamChanges } from './state/use-table-state.ts';
import { useTableView, type InitialOrder, type TableView } from './state/use-table-view.ts';
import type { ExportMetadata } from './export/build-table-file.ts';

export type { TableExport } from './export/use-export.ts';
export type { ExportMetadata } from './export/build-table-file.ts';
export type { TwoLineLayout } from './phone/two-line-layout.ts';
export type { TableSearchParams } from './state/table-state.ts';
export type { SearchParamChanges } from './state/use-table-state.ts';

/** Props of a report table. */
export interface ReportTableProps<Row extends TableRow> {
  /** Name of the list; prefix of its search params (`products.sort`). */
  readonly name: string;
  /** Accessible name of the table and name of the exported file. */
  readonly caption: string;
  /** Noun of a row: «товар, товара, товаров». */
  readonly noun: Noun;
  readonly rows: readonly Row[];
  /** Fields in order; the first names the row and stays visible. */
  readonly columns: readonly ColumnField<Row>[];
  /** Columns hidden until a person shows them. */
  readonly initiallyHidden?: readonly ColumnField<Row>[];
  /** Order until a person sorts the rows; by revenue without one. */
  readonly initialOrder?: InitialOrder;
  /** Link of a title cell, if any; an https address opens in a new tab. */
  readonly getHref?: (row: Row, field: ColumnField<Row>) => string | null | undefined;
  /** Whether the rows are a part of those that the screen counts; the totals say so. */
  readonly isPart?: boolean;
  /** Number of all rows, of which these are the largest; the count says so. */
  readonly wholeCount?: number | undefined;
  /** Label of the totals if they do not cover the whole report. */
  readonly totalLabel?: string;
  /** Share column whose rows belong to one total, so that their sum is meaningful. */
  readonly summableShare?: ColumnField<Row>;
  /** Search params of the address; without them the state is local. */
  readonly searchParams?: TableSearchParams;
  readonly onSearchParamsChange?: (changes: SearchParamChanges) => void;
  /** Metadata of an exported file, read on export. */
  readonly getMetadata?: (() => ExportMetadata) | undefined;
  /** Receives a function that saves the table as a file. */
  readonly exportRef?: Ref<TableExport> | undefined;
  /** Toggle of the charts above the table, if there are any. */
  readonly chartsToggle?: ChartsToggle | undefined;
  /** The column of weekly trend lines, after the first, if the list offers it. */
  readonly weekLine?: WeekLine | undefined;
  /** Whether a field above the table searches it by name, so that its toolbar has none. */
  readonly isSearchedAbove?: boolean;
  /** Chips that select the rows, or a sentence about them: in the toolbar, on a phone above it. */
  readonly chips?: ReactNode;
  /** Comparison with an earlier week, if one is published. */
  readonly comparison?: Comparison<Row> | undefined;
  /** Two-line layout on a phone; without one the table scrolls sideways. */
  readonly phoneLayout?: TwoLineLayout;
}

/** Link of a title cell by the row's index in the report. */
const useGetHref = <Row extends TableRow>(
  rows: readonly Row[],
  fields: readonly ColumnField<Row>[],
  href: ReportTableProps<Row>['getHref'],
) =>
  useCallback(
    (index: number, field: string): string | undefined => {
      const row = rows[index];
      const column = fields.find((each) => each === field);
      return row === undefined || column === undefined ? undefined : (href?.(row, column) ?? undefined);
    },
    [rows, fields, href],
  );

/** Index of the row open in the row sheet; reset when the report changes. */
const useOpenRow = (rows: readonly object[]) => {
  const [opened, setOpened] = useState<{ rows: readonly object[]; index: number }>();
  const setOpenRow = useCallback(
    (index: number | undefined) => setOpened(index === undefined ? undefined : { rows, index }),
    [rows],
  );
  return { openRow: opened?.rows === rows ? opened.index : undefined, setOpenRow };
};

/** Publishes the rows that pass the filters to the charts of the same rows. */
const usePublishPassedRows = ({ passed, rows }: TableView) => {
  const rowHighlight = useRowHighlight();
  useEffect(() => {
    rowHighlight?.setPassed(passed.length === rows.length ? null : new Set(passed));
    return () => rowHighlight?.setPassed(null);
  }, [rowHighlight, passed, rows]);
};

/** Table of a report's rows: sorting, filters, totals, column choice, export. */
export const ReportTable = <Row extends TableRow>(props: ReportTableProps<Row>) => {
  const { name, caption, noun, rows, summableShare, comparison, phoneLayout } = props;
  const isPhone = useIsPhone();
  const [isFiltersOpen, setFiltersOpen] = useState(false);
  const { openRow, setOpenRow } = useOpenRow(rows);
  const compared = useColumns(props);
  const getHref = useGetHref(compared.rows, props.columns, props.getHref);
  const view = useTableView({
    name,
    ...compared,
    initialOrder: props.initialOrder ?? 'revenue',
    isPart: props.isPart ?? false,
    wholeCount: props.wholeCount,
    totalLabel: props.totalLabel,
    searchParams: props.searchParams,
    onSearchParamsChange: props.onSearchParamsChange,
  });
  usePublishPassedRows(view);
  const emptyState = <NoRows view={view} noun={noun} />;
  return (
    <RowLineContext value={props.weekLine?.render ?? null}>
      <div className="min-w-0">
        <Toolbar
          isGrid={!(isPhone && phoneLayout)}
          {...{ view, noun, isPhone, isFiltersOpen, comparison }}
          isSearchedAbove={props.isSearchedAbove === true}
          charts={props.chartsToggle}
          chips={props.chips}
          onToggleFilters={() => setFiltersOpen(!isFiltersOpen)}
        >
          <ExportMenu
            {...{ view, noun, caption, summableShare, getHref, isPhone }}
            isIcon={props.chips !== undefined}
            phoneItems={<PhoneItems comparison={comparison} charts={props.chartsToggle} />}
            getMetadata={props.getMetadata}
            exportRef={props.exportRef}
          />
        </Toolbar>
        {comparison?.isOn === true && comparison.note}
        <FilterChips view={view} isOpen={isFiltersOpen && !isPhone} />
        <TableRows
          {...{ view, name, caption, noun, getHref, summableShare, emptyState, isPhone, phoneLayout }}
          onOpenRow={isPhone ? setOpenRow : undefined}
        />
        {isPhone ? (
          <PhoneSheets
            {...{ view, noun, getHref, isFiltersOpen, openRow }}
            onFiltersOpenChange={setFiltersOpen}
            onOpenRow={setOpenRow}
          />
        ) : null}
      </div>
    </RowLineContext>
  );
};
