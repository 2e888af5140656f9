import { useQuery } from '@tanstack/react-query';
import { FIRST_YEAR, type ReportPeriod } from '@vitrina/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLastError } from '../api/use-last-error.ts';
import { useRouteAt } from '../routing/routes-context.ts';
import { useIsSettled } from '../routing/use-is-settled.ts';
import { type Period, PeriodContext } from './period-context.ts';
import { publishedWeeks } from '../api/period.ts';
import { WeekContext } from '../routing/week-context.ts';
import { useRefreshWeeks } from './use-refresh-weeks.ts';
import { readWeek } from '../routing/week-search-params.ts';
import { useChangeSearchParams } from '../routing/use-change-search-params.ts';
import { isReported, isSameWeek, findEffectiveWeek } from './published-weeks.ts';

/** Location state of a week set by the app: it does not become the choice for all screens. */
const AUTOMATIC = { week: 'automatic' };

const isAutomatic = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'week' in state && state.week === AUTOMATIC.week;

const toWeekParams = ({ year, weekNumber }: ReportPeriod) => ({ year, weekNumber });

/** Returns the week of the address and a function to change it. */
function useWeekInAddress(firstYear: number | undefined) {
  const location = useLocation();
  const setWeekInAddress = useChangeSearchParams();
  return {
    inAddress:
      firstYear === undefined ? undefined : readWeek(new URLSearchParams(location.search), firstYear),
    isChosen: !isAutomatic(location.state),
    setWeekInAddress,
  };
}

/**
 * Provides the report period. By default the latest published week is chosen; a published week in the address becomes
 * the choice; the week shown is always written into the address.
 */
export function PeriodProvider({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const firstYear = useRouteAt(pathname)?.firstYear;
  const { inAddress, isChosen, setWeekInAddress } = useWeekInAddress(firstYear);
  const isSettled = useIsSettled();
  const weeks = useQuery(publishedWeeks);
  const { data: allWeeks, isFetched, isFetching, isPaused } = weeks;
  const error = useLastError(weeks);
  const [chosen, setChosen] = useState<ReportPeriod>();

  const chosenByAddress = isChosen ? allWeeks?.find((week) => isSameWeek(week, inAddress)) : undefined;
  const next = chosenByAddress ?? chosen ?? allWeeks?.[0];
  if (!isSameWeek(next, chosen)) setChosen(next);

  const published = allWeeks?.filter(({ year }) => year >= (firstYear ?? FIRST_YEAR));
  const week = findEffectiveWeek(inAddress, next, published ?? [], firstYear ?? FIRST_YEAR);

  const reportWeek = isFetched && week && isReported(week, allWeeks) ? week : undefined;

  const isMissing = firstYear !== undefined && inAddress === undefined && week !== undefined;
  useEffect(() => {
    if (isMissing && isSettled(key))
      setWeekInAddress(toWeekParams(week), { replace: true, state: AUTOMATIC });
  });

  const choose = (target: ReportPeriod) => {
    // A week in the address becomes the choice when the address has changed.
    if (firstYear === undefined) setChosen(target);
    else setWeekInAddress(toWeekParams(target), { replace: false, state: null });
  };
  const refresh = useRefreshWeeks(weeks, choose);
  const period: Period = {
    week,
    reportWeek,
    chosen: next,
    published,
    error,
    isOffline: allWeeks === undefined && isPaused,
    isRefreshing: isFetching,
    choose,
    refresh,
  };
  const linkWeeks = useMemo(() => ({ week, chosen: next }), [week, next]);
  return (
    <PeriodContext value={period}>
      <WeekContext value={linkWeeks}>{children}</WeekContext>
    </PeriodContext>
  );
}
