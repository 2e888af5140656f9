import { reports } from './reports.ts';

const options = reports.period.list.options({});

/** Options of the list of published weeks, latest first; retried once. */
export const publishedWeeks = {
  ...options,
  retry: 1,
  select: (response: { body: unknown }) => options.select(response).reportPeriods,
};
