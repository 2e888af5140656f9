import type { ReportPeriod } from '@vitrina/contract';
import { weekBefore } from '@vitrina/ui/week-range.ts';
import { usePeriod } from './period-context.ts';
import { sameWeek } from './week.ts';

/** The ISO week before the one in force, if it is published: what changes are measured against. */
export function useWeekBefore(): ReportPeriod | undefined {
  const { week, published } = usePeriod();
  const before = week && weekBefore(week);
  return published?.find((one) => sameWeek(one, before));
}
