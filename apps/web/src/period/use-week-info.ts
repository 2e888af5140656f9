import type { WeekInfo } from '@vitrina/contract';
import * as texts from '#texts/period/period';
import { reports } from '../api/reports.ts';
import { usePeriod } from './period-context.ts';

/** Returns the totals of the week shown; undefined until loaded. */
export const useWeekInfo = (): WeekInfo | undefined =>
  reports.period.weekInfo.useQuery(usePeriod().reportWeek).data?.weekInfo;

/** Returns what the loaded market is called. */
export const useMarketName = (): string => useWeekInfo()?.marketName ?? texts.wholeMarket;
