import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { getPreviousWeek } from '@vitrina/ui/format/week-range';
import type { ReportQuery } from '../api/report-query.ts';
import { usePeriod } from './period-context.ts';
import { sameWeek } from '../routing/week-search-params.ts';

/** Returns the ISO week before the current one if it is published; changes are relative to it. */
export function usePreviousWeek(): ReportPeriod | undefined {
  const { week, published } = usePeriod();
  const previous = week && getPreviousWeek(week);
  return published?.find((one) => sameWeek(one, previous));
}

/** Returns a report of the previous week: 'pending', or undefined without one or with an error. */
export function usePreviousReport<Body>(query: ReportQuery<Body>): Body | 'pending' | undefined {
  const { data, isLoading } = useQuery(query);
  return data ?? (isLoading ? 'pending' : undefined);
}
