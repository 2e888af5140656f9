import type { Agent } from 'node:http';
import type { Settings } from '../analytics.ts';
import type { ReportResources } from '../report/report-limits.ts';

/** Where a client connects, and to which database. */
export interface ClientOptions {
  url: string;
  /** The address of the same server for reports. */
  readUrl?: string;
  database: string;
  /** Settings of reports beside their limits. */
  reportSettings?: Settings;
  http_agent?: Agent;
  reports?: ReportResources | undefined;
}
