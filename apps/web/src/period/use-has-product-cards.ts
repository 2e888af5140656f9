import { reports } from '../api/reports.ts';
import { useReportParams } from './use-report-params.ts';

/** Calendar weeks of the probed history, the same as for trends. */
const WEEKS = 26;

/**
 * Returns whether the backend has the reports of product cards, which it has if it has the market's history.
 * @param isNeeded whether there are products to link to; without them no request is sent
 */
export function useHasProductCards(isNeeded: boolean): boolean {
  const { week } = useReportParams();
  const request = isNeeded && week ? { ...week, weeks: WEEKS } : undefined;
  return reports.market.history.useQuery(request).error === null;
}
