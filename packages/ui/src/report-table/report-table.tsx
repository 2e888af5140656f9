import { Suspense, useCallback, useMemo, useState } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { Noun } from '../format/plural.ts';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import { createColumn, type TableRow, type ColumnField } from './columns/column.ts';
import { insertChangeFields, addChanges, type Comparison } from './columns/comparison.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { Grid } from './grid/grid.tsx';
import type { TwoLineLayout } from './phone/two-line-rows.tsx';
import type { TableSearchParams } from './state/table-state.ts';
import { Toolbar, type ChartsToggle } from './toolbar/toolbar.tsx';
import type { SearchParamChanges } from './state/use-table-state.ts';
import { useTableView } from './state/use-table-view.ts';
import type { ExportMetadata } from './export/build-table-file.ts';

export type { ExportMetadata } from './export/build-table-file.ts';
export type { TwoLineLayout } from './phone/two-line-rows.tsx';
export type { TableSearchParams } from './state/table-state.ts';
export type { SearchParamChanges } from './state/use-table-state.ts';

/** Wanted only once no row passes. */
const EmptyRows = createLazyComponent(async () => (await import('./filters/no-rows.tsx')).NoRows);

/** A phone's alone, with the bars that ranges are drawn on. */
const PhoneSheets = createLazyComponent(
  async () => (await import('./phone/phone-sheets.tsx')).PhoneSheets,
  ({ filtersOpen, read }) => (filtersOpen || read !== undefined) && <FocusedReloadToast />,
);

/** A phone's alone, for a report of few figures. */
const TwoLineRows = createLazyComponent(async () => (await import('./phone/two-line-rows.tsx')).TwoLineRows);

/** A report's rows as a table. */
export interface ReportTableProps<Row extends TableRow> {
  /** The list's name in the address: its parameters begin with it and a dot (`products.sort`). */
  readonly name: string;
  /** What the table shows, for screen readers and in the downloaded file. */
  readonly caption: string;
  /** What a row is: «товар, товара, товаров». */
  readonly noun: Noun;
  readonly rows: readonly Row[];
  /** The fields shown, in order; the first names the row and stays in sight. */
  readonly columns: readonly ColumnField<Row>[];
  /** Those of the columns that a person has to ask for. */
  readonly hidden?: readonly ColumnField<Row>[];
  /** Where the name in a column leads, if anywhere; an https address opens a tab of its own. */
  readonly href?: (row: Row, field: ColumnField<Row>) => string | null | undefined;
  /** The share column whose rows are parts of one whole, so that its sum means something. */
  readonly whole?: ColumnField<Row>;
  /** The search parameters of the address; without them the table keeps its state to itself. */
  readonly search?: TableSearchParams;
  readonly onSearchChange?: (changes: SearchParamChanges) => void;
  /** What a downloaded file says about the report, asked when there is one. */
  readonly about?: (() => ExportMetadata) | undefined;
  /** Where there are pictures of the same rows. */
  readonly charts?: ChartsToggle | undefined;
  /** The same list of the week before, where there is one to compare with. */
  readonly comparison?: Comparison | undefined;
  /** On a phone each row in two lines instead of cells, where these say all of it. */
  readonly twoLines?: TwoLineLayout;
}

const none: readonly string[] = [];

/** Where the name in a column leads, by its row's place in the report. */
const useHrefAt = <Row extends TableRow>(
  rows: readonly Row[],
  fields: readonly ColumnField<Row>[],
  href: ReportTableProps<Row>['href'],
) =>
  useCallback(
    (index: number, field: string): string | undefined => {
      const row = rows[index];
      const known = fields.find((each) => each === field);
      return row === undefined || known === undefined ? undefined : (href?.(row, known) ?? undefined);
    },
    [rows, fields, href],
  );

/** The rows and columns of a table; compared with the week before, also what changed. */
const useCompared = <Row extends TableRow>({ rows, columns, comparison }: ReportTableProps<Row>) => {
  const isOn = comparison?.isOn ?? false;
  const before = isOn ? comparison?.revenues : undefined;
  return {
    rows: useMemo(() => (before === undefined ? rows : addChanges(rows, before)), [rows, before]),
    columns: useMemo(() => (isOn ? insertChangeFields(columns) : columns).map(createColumn), [columns, isOn]),
    isAwaited: isOn && comparison?.isAwaited === true,
  };
};

/** Which row is read whole, by its place in the report; none of another report's. */
const useReadRow = (rows: readonly object[]) => {
  const [reading, setReading] = useState<{ rows: readonly object[]; index: number }>();
  const setRead = useCallback(
    (index: number | undefined) => setReading(index === undefined ? undefined : { rows, index }),
    [rows],
  );
  return { read: reading?.rows === rows ? reading.index : undefined, setRead };
};

/** The rows of a report: sorted, filtered, counted, summed, and taken away as a file. */
export const ReportTable = <Row extends TableRow>(props: ReportTableProps<Row>) => {
  const { name, caption, noun, rows, columns: fields, hidden, href, whole, comparison, twoLines } = props;
  const phone = useIsPhone();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { read, setRead } = useReadRow(rows);
  const hrefAt = useHrefAt(rows, fields, href);
  const view = useTableView({
    name,
    ...useCompared(props),
    hidden: hidden ?? none,
    search: props.search,
    onSearchChange: props.onSearchChange,
  });
  const empty = (
    <Suspense>
      <EmptyRows view={view} noun={noun} />
    </Suspense>
  );
  return (
    <div className="min-w-0">
      <Toolbar
        hasColumns={!(phone && twoLines)}
        view={view}
        noun={noun}
        phone={phone}
        charts={props.charts}
        comparison={comparison}
        filtersOpen={filtersOpen}
        onFilters={() => setFiltersOpen(!filtersOpen)}
      >
        <ExportMenu {...{ view, noun, caption, whole, hrefAt, phone }} about={props.about} />
      </Toolbar>
      {comparison?.isOn === true && comparison.note}
      {filtersOpen && !phone ? null : <FilterChips view={view} />}
      {phone && twoLines ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <TwoLineRows {...{ view, name, caption, hrefAt, empty }} lines={twoLines} />
        </Suspense>
      ) : (
        <Grid
          {...{ view, name, caption, noun, hrefAt, whole, empty }}
          filtersOpen={filtersOpen && !phone}
          onRead={phone ? setRead : undefined}
        />
      )}
      {phone ? (
        <Suspense>
          <PhoneSheets
            {...{ view, noun, hrefAt, filtersOpen, read }}
            onFilters={setFiltersOpen}
            onRead={setRead}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
