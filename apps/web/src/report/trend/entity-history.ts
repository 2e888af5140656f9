import { reports } from '../../api/reports.ts';
import { useMarketName } from '../../period/use-week-info.ts';
import type { ReportResult } from '../../api/report-result.ts';
import type { ReportParams } from '../../routing/report-params.ts';
import type { HistoryWeek } from './history.ts';

/** The history of an entity in a window of weeks. */
export interface EntityHistory {
  result: ReportResult<unknown>;
  /** The entity's latest name; undefined until loaded. */
  name: string | undefined;
  weeks: readonly HistoryWeek[] | undefined;
}

/** Reads the history of the entity in the address; no request is sent without its params. */
export type UseHistory = (params: ReportParams, span: number) => EntityHistory;

/** Reads the history of the market, drawn beside an entity's. */
export function useMarketHistory({ week }: ReportParams, span: number): EntityHistory {
  const result = reports.market.history.useQuery(week && { ...week, weeks: span });
  return { result, name: useMarketName(), weeks: result.data?.weekHistory.weeks };
}

/** Params of a report that is not requested. */
export const withoutEntity = (params: ReportParams): ReportParams => ({
  ...params,
  seller: undefined,
  brand: undefined,
  category: undefined,
  section: undefined,
  product: undefined,
});
