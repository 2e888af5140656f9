import type { AllReports } from '../api/reports.ts';
import type { ReportRequest } from '../api/report-options.ts';
import type { LoadScreen } from './load-screen.ts';
import type { ReportParams } from './report-params.ts';

/** A path of the app: what is known of its screen before the screen's code is loaded. */
export interface Route {
  path: string;
  /** Title in the browser's tab and in the breadcrumbs. */
  title: string;
  /** Loads the screen's code. */
  load: LoadScreen;
  /** Earliest year of the week in the address; a screen without it has no week. */
  firstYear?: number;
  /** The reports that the screen shows, fetched beside its code. */
  queries?: (params: ReportParams, reports: AllReports) => readonly ReportRequest[];
}
