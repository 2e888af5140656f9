import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { comparedWeek } from './change-fields.ts';
import { entityKind, id } from './field-types.ts';
import { MarketHistory, RevenueSeries } from './history-rows.ts';
import { Movers, MoversBody } from './movers.ts';
import { ReportPeriod } from './period.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { HistoryQuery, WeekParams } from './week-params.ts';

/** Maximum calendar weeks of a series. */
export const MAX_SERIES_WEEKS = 53;

/** Body of a request for the revenue of several entities of one kind in the published weeks of a window. */
export const RevenueSeriesBody = z.object({
  kind: entityKind,
  ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
  year: id,
  weekNumber: id,
  weeks: z.int().check(z.gte(2), z.lte(MAX_SERIES_WEEKS)),
});
export type RevenueSeriesBody = z.output<typeof RevenueSeriesBody>;

/** The endpoints about the whole market and several of its entities over time. */
export const market = initContract().router(
  {
    history: {
      method: 'GET',
      path: '/week-history/:year/:weekNumber',
      pathParams: WeekParams,
      query: HistoryQuery,
      responses: { 200: z.object({ weekHistory: MarketHistory }), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The whole market in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch market history', profile: 'insight' }),
    },
    movers: {
      method: 'POST',
      path: '/movers',
      body: MoversBody,
      responses: {
        200: z.object({ against: comparedWeek, movers: Movers }),
        ...errorResponses('REPORT_NOT_FOUND', 'SELLER_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'BRAND_NOT_FOUND'),
      },
      summary: 'Who entered, left, gained and lost between two weeks, in the market or inside one entity',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch movers', profile: 'insight' }),
    },
    revenueSeries: {
      method: 'POST',
      path: '/revenue-series',
      body: RevenueSeriesBody,
      responses: {
        200: z.object({ weeks: z.array(ReportPeriod), series: z.array(RevenueSeries) }),
        ...errorResponses('REPORT_NOT_FOUND'),
      },
      summary: 'The revenue of several entities of one kind in each published week of a window',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch revenue series', profile: 'insight' }),
    },
  },
  reportOptions,
);
