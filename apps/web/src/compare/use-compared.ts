import { useQueries } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import type { ReportResult } from '../api/report-result.ts';
import { reports } from '../api/reports.ts';
import type { ComparedKind } from './compared-entities.ts';
import {
  type ComparedHistory,
  type ComparedWeek,
  type HistoryBody,
  createHistoryRequest,
} from './compared-history.ts';

/** An entity of a comparison. */
export interface Compared {
  readonly id: number;
  /** Its position in the comparison, which determines colour and mark. */
  readonly at: number;
  /** Undefined until loaded, and if no week of the window has it. */
  readonly title: string | undefined;
  readonly weeks: readonly ComparedWeek[];
  readonly result: ReportResult<ComparedHistory> | undefined;
}

/** Reads the title and the weeks of a history. */
function readHistory(body: HistoryBody): ComparedHistory {
  if ('sellerHistory' in body) return { ...body.sellerHistory, title: body.sellerHistory.sellerTitle };
  if ('brandHistory' in body) return { ...body.brandHistory, title: body.brandHistory.brandTitle };
  if ('categoryHistory' in body)
    return { ...body.categoryHistory, title: body.categoryHistory.categoryTitle };
  return { ...body.productHistory, title: body.productHistory.productName };
}

/** Reads the histories of entities of one kind, each separately. */
export function useCompared(
  kind: ComparedKind,
  ids: readonly number[],
  week: ReportPeriod | undefined,
): readonly Compared[] {
  const requests = week === undefined ? [] : ids.map((id) => createHistoryRequest(kind, id, week, reports));
  const results = useQueries({
    queries: requests.map((request) => ({
      ...request,
      select: (response: { body: unknown }) => readHistory(request.select(response)),
    })),
  });
  return ids.map((id, at) => {
    const result = results[at];
    return { id, at, title: result?.data?.title, weeks: result?.data?.weeks ?? [], result };
  });
}
