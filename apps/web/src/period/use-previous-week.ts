import type { ReportPeriod } from '@vitrina/contract';
import { getPreviousWeek } from '@vitrina/ui/format/week-range';
import type { ReportResult } from '../api/report-result.ts';
import { usePeriod } from './period-context.ts';
import { sameWeek } from './published-weeks.ts';

/** Returns the ISO week before the current one if it is published; changes are relative to it. */
export function usePreviousWeek(): ReportPeriod | undefined {
  const { week, published } = usePeriod();
  const previous = week && getPreviousWeek(week);
  return published?.find((one) => sameWeek(one, previous));
}

/** A report of the previous week: `pending` while it is loading; undefined without such a week or after an error. */
export const toPreviousReport = <Body>({
  data,
  isLoading,
}: ReportResult<Body>): Body | 'pending' | undefined => data ?? (isLoading ? 'pending' : undefined);
