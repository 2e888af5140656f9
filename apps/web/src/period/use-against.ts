import type { ReportPeriod } from '@vitrina/contract';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as texts from '#texts/period/period';
import type { ReportResult } from '../api/report-result.ts';
import { formatWeekText, parseWeekText } from '../routing/against-search-param.ts';
import { usePeriod } from './period-context.ts';
import { isSameWeek } from './published-weeks.ts';

/** The week compared with the current one. */
export interface Against {
  /** The valid week of the address, else the ISO week before; undefined until the current week is known. */
  requested: ReportPeriod | undefined;
  /** The same if it is published and earlier. */
  week: ReportPeriod | undefined;
  /** The published weeks before the current one, latest first. */
  earlier: readonly ReportPeriod[];
  /** The valid week of the address in the contract's format; undefined for the default. */
  text: string | undefined;
}

const order = ({ year, weekNumber }: ReportPeriod): number => year * 100 + weekNumber;

/** Returns the compared week: the address's if valid, else the ISO week before, the default of reports. */
export function useAgainst(): Against {
  const [search] = useSearchParams();
  const { week, published } = usePeriod();
  const inAddress = search.get('against');
  return useMemo(() => {
    const earlier = week && published ? published.filter((one) => order(one) < order(week)) : [];
    const named = parseWeekText(inAddress);
    const usable = named && earlier.find((one) => isSameWeek(one, named));
    const requested = week && ((published ? usable : named) ?? subtractWeeks(week, 1));
    const against = earlier.find((one) => isSameWeek(one, requested));
    return { requested, week: against, earlier, text: usable && formatWeekText(usable) };
  }, [inAddress, week, published]);
}

/** Returns a report of the compared week: `pending` while loading; undefined without such a week or after an error. */
export const toPreviousReport = <Body>({
  data,
  isLoading,
}: ReportResult<Body>): Body | 'pending' | undefined => data ?? (isLoading ? 'pending' : undefined);

/** Returns the compared week's year if it differs from the current one's. */
export const getOtherYear = (against: ReportPeriod, week: ReportPeriod | undefined): number | undefined =>
  against.year === week?.year ? undefined : against.year;

/** Names the compared week: «к неделе 45», with a differing year. */
export const formatAgainst = (against: ReportPeriod, week: ReportPeriod | undefined): string =>
  texts.against(against.weekNumber, getOtherYear(against, week));

/** The same where space is short: «к нед. 45». */
export const formatShortAgainst = (against: ReportPeriod, week: ReportPeriod | undefined): string =>
  texts.shortAgainst(against.weekNumber, getOtherYear(against, week));
