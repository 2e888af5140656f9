import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import { type ReactNode, useMemo } from 'react';
import { publishedWeeks } from '../../api/period.ts';
import { useLastError } from '../../api/use-last-error.ts';
import { type Period, PeriodContext } from '../../period/period-context.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { parseWeekText } from '../../routing/against-search-param.ts';
import { WeekContext } from '../../routing/week-context.ts';

interface Props {
  week: ReportPeriod;
  /** Compared week, if the shared address names it. */
  against: string | null;
  children: ReactNode;
}

/** Provides the fixed week of a link, and the week before that it opens too. */
export function LinkPeriod({ week, against, children }: Props) {
  const weeks = useQuery(publishedWeeks);
  const before = parseWeekText(against) ?? subtractWeeks(week, 1);
  const period: Period = {
    week,
    reportWeek: week,
    chosen: week,
    published: weeks.data?.filter((one) => isSameWeek(one, week) || isSameWeek(one, before)),
    error: useLastError(weeks),
    isOffline: false,
    isRefreshing: weeks.isFetching,
    choose: () => undefined,
    refresh: () => void weeks.refetch(),
  };
  const linkWeeks = useMemo(() => ({ week, chosen: week }), [week]);
  return (
    <PeriodContext value={period}>
      <WeekContext value={linkWeeks}>{children}</WeekContext>
    </PeriodContext>
  );
}
