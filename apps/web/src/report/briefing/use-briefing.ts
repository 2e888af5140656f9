import type { ReportPeriod } from '@vitrina/contract';
import { reports } from '../../api/reports.ts';
import type { ReportResult } from '../../api/report-result.ts';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { type MoverScope, useMovers } from '../movers/use-movers.ts';
import type { UseHistory } from '../trend/entity-history.ts';
import type { Briefing } from './briefing.ts';
import { combineResults } from '../../api/combine-results.ts';

/** Calendar weeks of a briefing's trend, about half a year. */
export const BRIEFING_WEEKS = 26;

/** Parts of a briefing that its kind of entity adds: words, lists, and causes of the revenue change. */
type OwnParts = Pick<Briefing, 'entity' | 'what' | 'metrics' | 'changes' | 'lists'>;

interface Options {
  useHistory: UseHistory;
  /** Scope of the movers. */
  scope: MoverScope;
  /** The reports that `create` reads. */
  results: readonly ReportResult<unknown>[];
  /** Called once all reports are loaded; undefined while it needs more. */
  create: (before: ReportPeriod | undefined) => OwnParts | undefined;
}

/** Combines the reports of a briefing: those of its kind, the history and the products that moved. */
export function useBriefing({ useHistory, scope, results, create }: Options): ReportResult<Briefing> {
  const params = useReportParams();
  const { week: before } = useAgainst();
  const history = useHistory(params, BRIEFING_WEEKS);
  const movers = useMovers('products', scope);
  const info = reports.period.weekInfo.useQuery(params.week);
  return combineResults([history.result, movers, info, ...results], () => {
    const own = create(before);
    const { week } = params;
    const { name, weeks } = history;
    const moved = movers.data?.movers;
    if (!own || !week || !weeks || !moved || name === undefined) return undefined;
    const isDemo = info.data?.weekInfo.isDemo === true;
    return { ...own, name, week, isDemo, before, history: weeks, movers: moved };
  });
}
