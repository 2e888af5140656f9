import type { ReportPeriod } from '@vitrina/contract';
import { createContext, use } from 'react';

/** The weeks that links carry. */
export interface LinkWeeks {
  /** The week on the screen. */
  week: ReportPeriod | undefined;
  /** The week chosen for all screens. */
  chosen: ReportPeriod | undefined;
}

/** The weeks of the screens below; undefined outside the sidebar layout. */
export const WeekContext = createContext<LinkWeeks>({ week: undefined, chosen: undefined });

/** The weeks that a link carries. */
export const useLinkWeeks = (): LinkWeeks => use(WeekContext);
