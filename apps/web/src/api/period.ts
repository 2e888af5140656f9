import { reports } from './reports.ts';

const options = reports.period.list.options({});

/** Options of the list of published weeks, latest first; retried once. */
export const publishedWeeks = {
  ...options,
  retry: 1,
  select: (response: { body: unknown }) => options.select(response).reportPeriods,
};

/** Options of the ids that were merged into others; a backend need not know any. */
export const mergedIds = {
  ...publishedWeeks,
  select: (response: { body: unknown }) => options.select(response).mergedIds,
};
