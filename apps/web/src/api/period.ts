import { period } from '@vitrina/contract';
import { createTsr } from './client.ts';
import { createReports } from './report-options.ts';

/** Generated hooks of the list of weeks and of one week's totals. */
export const periodTsr = createTsr(period);

/** Options of each report about weeks. */
export const periodReports = createReports(period);

const listOptions = periodReports.list({});

/** Options of the list of published weeks, latest first; retried once. */
export const publishedWeeks = {
  ...listOptions,
  retry: 1,
  select: (response: { body: unknown }) => listOptions.select(response).reportPeriods,
};
