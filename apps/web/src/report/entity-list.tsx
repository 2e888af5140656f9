import type { ReactNode } from 'react';
import type { ReportResult } from '../api/report-result.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { ReportParams } from '../routing/report-params.ts';
import type { TableSearchProps } from '../routing/use-table-search-params.ts';
import type { ChartShape } from './charts/chart-skeleton.tsx';
import { useIsCompared, usePreviousList, usePreviousParams } from './comparison/use-previous-list.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ReportList, type ReportListProps } from './report-list.tsx';
import { Report } from './report.tsx';

/** A list about one seller, brand or category: its report, its table and its charts. */
export interface EntityListDefinition<Body, Row extends Readonly<Record<string, unknown>>> extends Omit<
  ReportListProps<Row>,
  'rows' | 'previous' | 'renderCharts'
> {
  /** The list in the accusative: «товары продавца». */
  accusative: string;
  /** Reads the report. */
  useReport: (params: ReportParams, rules: { enabled: boolean }) => ReportResult<Body>;
  getRows: (body: Body) => readonly Row[];
  /** Shape of the charts while they are loading. */
  chartShape?: ChartShape;
  /** The charts above the table. */
  renderCharts?: (body: Body, table: TableSearchProps) => ReactNode;
}

interface Props<Body, Row extends Readonly<Record<string, unknown>>> {
  list: EntityListDefinition<Body, Row>;
  /** Without charts where the screen has them elsewhere. */
  hasCharts?: boolean;
  /** Maximum number of rows, those with the largest revenue; without it all. */
  maxRows?: number | undefined;
}

/** The rows with the largest revenue. */
const cut = <Row extends object>(rows: readonly Row[], maxRows: number): readonly Row[] =>
  rows.length <= maxRows
    ? rows
    : rows
        .toSorted((one, other) => Number(Reflect.get(other, 'revenue')) - Number(Reflect.get(one, 'revenue')))
        .slice(0, maxRows);

/** The list of the entity in the address, as charts and as a table. */
export function EntityList<Body, Row extends Readonly<Record<string, unknown>>>({
  list,
  hasCharts = true,
  maxRows = Infinity,
}: Props<Body, Row>) {
  const { accusative, useReport, getRows, chartShape, renderCharts, ...table } = list;
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
          rows={cut(getRows(body), maxRows)}
          {...(getRows(body).length > maxRows && { isPart: true, wholeCount: getRows(body).length })}
          previous={previous}
          renderCharts={
            hasCharts && renderCharts ? (tableSearch) => renderCharts(body, tableSearch) : undefined
          }
        />
      )}
    </Report>
  );
}
