import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { getPreviousWeek } from '@vitrina/ui/format/week-range';
import type { ReportQuery } from '../api/report-query.ts';
import { usePeriod } from './period-context.ts';
import { sameWeek } from '../routing/week-search-params.ts';

/** The ISO week before the one in force, if it is published: what changes are measured against. */
export function usePreviousWeek(): ReportPeriod | undefined {
  const { week, published } = usePeriod();
  const before = week && getPreviousWeek(week);
  return published?.find((one) => sameWeek(one, before));
}

/** A report of the week before: awaited while on its way; undefined where there is none, or it could not be had. */
export function usePreviousReport<Body>(query: ReportQuery<Body>): Body | 'pending' | undefined {
  const { data, isLoading } = useQuery(query);
  return data ?? (isLoading ? 'pending' : undefined);
}
