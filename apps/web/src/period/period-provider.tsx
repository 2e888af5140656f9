import { useQuery } from '@tanstack/react-query';
import type { ReportPeriod } from '@vitrina/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLastError } from '../api/use-last-error.ts';
import { useRouteAt } from '../routing/routes-context.ts';
import { useIsSettled } from '../routing/use-is-settled.ts';
import { type Period, PeriodContext } from './period-context.ts';
import { publishedWeeks } from '../api/period.ts';
import { useRefreshWeeks } from './use-refresh-weeks.ts';
import {
  FIRST_YEAR,
  isReported,
  sameWeek,
  readWeek,
  weekInForce,
  withWeek,
} from '../routing/week-search-params.ts';

/** Marks an address whose week nobody chose: it must not become the choice for all screens. */
const AUTOMATIC = { week: 'automatic' };

const isAutomatic = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'week' in state && state.week === AUTOMATIC.week;

/** The week of the address, and the way to put another one there. */
function useWeekInAddress(firstYear: number | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const put = (week: ReportPeriod, how: { replace: boolean; state: unknown }) =>
    navigate(
      { pathname: location.pathname, search: withWeek(search, week).toString(), hash: location.hash },
      { ...how, preventScrollReset: true },
    );
  return {
    inAddress: firstYear === undefined ? undefined : readWeek(search, firstYear),
    byPerson: !isAutomatic(location.state),
    put,
  };
}

/**
 * Holds the choice of the week. The first published week is chosen by itself; a published week in the
 * address becomes the choice; the week in force is always put into the address.
 */
export function PeriodProvider({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const firstYear = useRouteAt(pathname)?.firstYear;
  const { inAddress, byPerson, put } = useWeekInAddress(firstYear);
  const isSettled = useIsSettled();
  const weeks = useQuery(publishedWeeks);
  const { data: all, isFetched, isFetching, isPaused } = weeks;
  const error = useLastError(weeks);
  const [chosen, setChosen] = useState<ReportPeriod>();

  const adopted = byPerson ? all?.find((week) => sameWeek(week, inAddress)) : undefined;
  const next = adopted ?? chosen ?? all?.[0];
  if (!sameWeek(next, chosen)) setChosen(next);

  const published = all?.filter(({ year }) => year >= (firstYear ?? FIRST_YEAR));
  const week = weekInForce(inAddress, next, published ?? [], firstYear ?? FIRST_YEAR);

  const reportWeek = isFetched && week && isReported(week, all) ? week : undefined;

  const isMissing = firstYear !== undefined && inAddress === undefined && week !== undefined;
  useEffect(() => {
    if (isMissing && isSettled(key)) void put(week, { replace: true, state: AUTOMATIC });
  });

  const choose = (asked: ReportPeriod) => {
    setChosen(asked);
    if (firstYear !== undefined) void put(asked, { replace: false, state: null });
  };
  const refresh = useRefreshWeeks(weeks, choose);
  const period: Period = {
    week,
    reportWeek,
    chosen: next,
    published,
    error,
    isOffline: all === undefined && isPaused,
    isRefreshing: isFetching,
    choose,
    refresh,
  };
  return <PeriodContext value={period}>{children}</PeriodContext>;
}
