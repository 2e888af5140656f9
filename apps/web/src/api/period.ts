import { queryOptions } from '@tanstack/react-query';
import { period, type ReportPeriod } from '@vitrina/contract';
import { bodyOf, callsOf } from './client.ts';
import { toPathParams } from '../routing/report-params.ts';
import { FRESH_MS, reportQuery } from './report-query.ts';

const calls = callsOf(period);

/** The published weeks, latest first: fresh for five minutes, retried once. */
export const publishedWeeks = queryOptions({
  queryKey: ['report', 'periods'],
  queryFn: async ({ signal }) => (await bodyOf(calls.list.query({ fetchOptions: { signal } }))).reportPeriods,
  retry: 1,
  retryOnMount: false,
  staleTime: FRESH_MS,
});

/** The whole market in one week. */
export const weekInfo = (week: ReportPeriod | undefined) =>
  reportQuery('week-info', week, (params, fetchOptions) =>
    bodyOf(calls.weekInfo.query({ params: toPathParams(params), fetchOptions })),
  );
