import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { errorResponses } from './error-codes.ts';
import { reportOptions } from './report-options.ts';
import { defineMetadata } from './route-metadata.ts';
import { count, entityKind, id, moment, money, title } from './field-types.ts';
import { WeekParams } from './week-params.ts';

/** A published week: ISO year and ISO week number. */
export const ReportPeriod = z.object({ year: id, weekNumber: id });
export type ReportPeriod = z.output<typeof ReportPeriod>;

/** An id that was merged into another one, which has its key in weeks that are loaded later. */
export const MergedId = z.object({ kind: entityKind, id, intoId: id });
export type MergedId = z.output<typeof MergedId>;

/** A leader of the week with its revenue. */
export const WeekLeader = z.object({ id, title, revenue: money });
export type WeekLeader = z.output<typeof WeekLeader>;

/** The whole market in one week. */
export const WeekInfo = z.object({
  year: id,
  weekNumber: id,
  isDemo: z.boolean(),
  publishedAt: moment,
  marketName: z.nullable(title),
  daysCount: z.int().check(z.gte(1), z.lte(7)),
  revenue: money,
  salesCount: count,
  averagePrice: z.nullable(money),
  sellersCount: count,
  brandsCount: count,
  categoriesCount: count,
  productsCount: count,
  offersCount: count,
  topSellers: z.array(WeekLeader).check(z.maxLength(8)),
  topBrands: z.array(WeekLeader).check(z.maxLength(8)),
});
export type WeekInfo = z.output<typeof WeekInfo>;

/** The endpoints of weeks. */
export const period = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/periods',
      responses: {
        200: z.object({ reportPeriods: z.array(ReportPeriod), mergedIds: z.optional(z.array(MergedId)) }),
        ...errorResponses(),
      },
      summary: 'The published weeks, latest first',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch available report periods', profile: 'core' }),
    },
    weekInfo: {
      method: 'GET',
      path: '/week-info/:year/:weekNumber',
      pathParams: WeekParams,
      responses: { 200: z.object({ weekInfo: WeekInfo }), ...errorResponses('REPORT_NOT_FOUND') },
      summary: 'The whole market in one week',
      metadata: defineMetadata({ errorSummary: 'Failed to fetch week', profile: 'core' }),
    },
  },
  reportOptions,
);
