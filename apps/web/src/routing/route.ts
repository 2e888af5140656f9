import type { ReportOptions } from '../api/report-query.ts';
import type { Reports } from '../api/reports.ts';
import type { LoadScreen } from './load-screen.ts';
import type { ReportParams } from './report-params.ts';

/** A path of the app, with facts about its screen that need not its code. */
export interface Route {
  path: string;
  /** Title in the browser's tab and in the breadcrumbs. */
  title: string;
  /** Loads the screen's code. */
  load: LoadScreen;
  /** Earliest year of the week in the address; undefined for a screen without a week. */
  firstYear?: number;
  /** The reports of the screen, fetched in parallel with its code. */
  queries?: (params: ReportParams, reports: Reports) => readonly ReportOptions[];
}
