import type { ReportPeriod } from '@vitrina/contract';
import { createContext, use } from 'react';

/** The report period of the current screen. */
export interface Period {
  /** The week shown; undefined until known, or if nothing is published. */
  week: ReportPeriod | undefined;
  /** The week of report requests: `week` once it is published, or if the list of weeks failed. */
  reportWeek: ReportPeriod | undefined;
  /** The week chosen for all screens: by the person, by default the latest. */
  chosen: ReportPeriod | undefined;
  /** Published weeks that this screen may show, latest first; undefined until loaded. */
  published: readonly ReportPeriod[] | undefined;
  /** The error of the list of weeks. */
  error: Error | null;
  /** The list of weeks waits for the network. */
  isOffline: boolean;
  isRefreshing: boolean;
  choose: (week: ReportPeriod) => void;
  /** Refetches the list of weeks; the chosen week stays. */
  refresh: () => void;
}

const emptyPeriod: Period = {
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

/** The report period inside the sidebar layout; empty outside. */
export const PeriodContext = createContext<Period>(emptyPeriod);

/** Returns the report period. */
export const usePeriod = (): Period => use(PeriodContext);
