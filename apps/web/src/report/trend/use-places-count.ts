import { useReportParams } from '../../period/use-report-params.ts';
import type { UseHistory } from './entity-history.ts';
import { DEFAULT_SPAN } from './trend.tsx';

/** Returns the number of ranked entities in the week, from the history of one; undefined without it. */
export function usePlacesCount(useHistory: UseHistory): number | undefined {
  const params = useReportParams();
  const last = useHistory(params, DEFAULT_SPAN).weeks?.at(-1);
  return (last?.weekNumber === params.week?.weekNumber && last?.placesCount) || undefined;
}
