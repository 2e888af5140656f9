import type { Noun } from '@vitrina/ui/format/plural';
import type { ReportTableProps } from '@vitrina/ui/report-table';
import type { ReactNode } from 'react';
import type { ReportResult } from '../api/report-result.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { ReportParams } from '../routing/report-params.ts';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import type { ChartShape } from './charts/chart-skeleton.tsx';
import { useIsCompared, usePreviousList, usePreviousParams } from './comparison/use-previous-list.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ReportList } from './report-list.tsx';
import { Report } from './report.tsx';

/** A list about one seller, brand or category: its report, its table and its charts. */
export interface EntityListDefinition<Body, Row extends Readonly<Record<string, unknown>>> {
  /** Prefix of the table's search params. */
  name: string;
  /** Title of the table: «Товары продавца». */
  caption: string;
  /** The list in the accusative: «товары продавца». */
  accusative: string;
  noun: Noun;
  columns: ReportTableProps<Row>['columns'];
  /** Columns that are hidden at first. */
  initiallyHidden?: ReportTableProps<Row>['columns'];
  /** The share whose sum is the whole. */
  summableShare?: ReportTableProps<Row>['columns'][number];
  /** Whether the rows carry the whole revenue of what they name. */
  isWhole?: boolean;
  /** Shown without rows: «За эту неделю у продавца нет товаров». */
  emptyTitle: string;
  /** What the person can do without rows. */
  advice: string;
  /** Reads the report. */
  useReport: (params: ReportParams, rules: { enabled: boolean }) => ReportResult<Body>;
  getRows: (body: Body) => readonly Row[];
  /** Shape of the charts while they are loading. */
  chartShape: ChartShape;
  /** Least number of rows with revenue for the charts to appear. */
  minChartedRows?: number;
  /** The charts above the table. */
  renderCharts: (body: Body, table: TableSearchProps) => ReactNode;
}

interface Props<Body, Row extends Readonly<Record<string, unknown>>> {
  list: EntityListDefinition<Body, Row>;
  /** Without charts the list is linked to those elsewhere on the screen. */
  hasCharts?: boolean;
}

/** The list of the entity in the address, as charts and as a table. */
export function EntityList<Body, Row extends Readonly<Record<string, unknown>>>({
  list,
  hasCharts = true,
}: Props<Body, Row>) {
  const { accusative, useReport, getRows, chartShape, minChartedRows, renderCharts, ...table } = list;
  const isCompared = useIsCompared();
  const previous = usePreviousList(useReport(usePreviousParams(), { enabled: isCompared }), getRows);
  return (
    <Report
      query={useReport(useReportParams(), { enabled: true })}
      what={accusative}
      skeleton={<ListSkeleton above={hasCharts ? chartShape : undefined} name={list.name} />}
    >
      {(body) => (
        <ReportList
          {...table}
          rows={getRows(body)}
          previous={previous}
          isLinked={!hasCharts}
          {...(minChartedRows !== undefined && { minChartedRows })}
          renderCharts={hasCharts ? (tableSearch) => renderCharts(body, tableSearch) : undefined}
        />
      )}
    </Report>
  );
}
