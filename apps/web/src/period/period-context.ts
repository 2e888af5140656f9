import type { ReportPeriod } from '@vitrina/contract';
import { createContext, use } from 'react';

/** The report period: the week in force on this screen, and the choice behind it. */
export interface Period {
  /** The week this screen shows; undefined until it is known, or where nothing is published. */
  week: ReportPeriod | undefined;
  /** The week in force once it is known to be published, or nobody can say: reports are asked of it alone. */
  reportWeek: ReportPeriod | undefined;
  /** The choice for all screens: a person's, or the first of the list until they make one. */
  chosen: ReportPeriod | undefined;
  /** The published weeks this screen may show, latest first; undefined until the list is there. */
  published: readonly ReportPeriod[] | undefined;
  /** Why the list is not there. */
  error: Error | null;
  /** The list is not there because there is no network; it is asked as soon as there is. */
  isOffline: boolean;
  isRefreshing: boolean;
  choose: (week: ReportPeriod) => void;
  /** Asks for the list again. It never moves a choice that was made. */
  refresh: () => void;
}

const nothing: Period = {
  week: undefined,
  reportWeek: undefined,
  chosen: undefined,
  published: undefined,
  error: null,
  isOffline: false,
  isRefreshing: false,
  choose: () => undefined,
  refresh: () => undefined,
};

/** The period of the screens below; outside the sidebar layout there is none. */
export const PeriodContext = createContext<Period>(nothing);

/** The period in force here. */
export const usePeriod = (): Period => use(PeriodContext);
