import type { Agent } from 'node:http';
import type { Settings } from '../analytics.ts';
import type { ReportResources } from '../report/report-limits.ts';

/** Server and database of a client. */
export interface ClientOptions {
  url: string;
  /** URL of the same server for reports. */
  readUrl?: string;
  database: string;
  /** Settings of reports in addition to their limits. */
  reportSettings?: Settings;
  http_agent?: Agent;
  reports?: ReportResources | undefined;
}
