import { MAX_HISTORY_WEEKS, type ReportPeriod } from '@vitrina/contract';
import { getErrorCode } from '../../api/api-error.ts';
import type { ReportResult } from '../../api/report-result.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { type UseHistory, withoutEntity } from '../trend/entity-history.ts';

/** A vanished entity: its latest name and the last week that has it. */
export interface Vanished {
  name: string;
  lastWeek: ReportPeriod;
}

/**
 * Returns the past of an entity that is missing in the week; undefined while it is present, loading, or without a
 * past.
 * @param notFoundCode error code of the profile for a missing entity
 */
export function useVanished(
  profile: ReportResult<unknown>,
  notFoundCode: string,
  useHistory: UseHistory,
): Vanished | undefined {
  const params = useReportParams();
  const isMissing = getErrorCode(profile.error) === notFoundCode;
  const { name, weeks } = useHistory(isMissing ? params : withoutEntity(params), MAX_HISTORY_WEEKS);
  const last = weeks?.findLast(({ isPresent }) => isPresent === true);
  if (!isMissing || name === undefined || last === undefined || isSameWeek(last, params.week))
    return undefined;
  return { name, lastWeek: { year: last.year, weekNumber: last.weekNumber } };
}
