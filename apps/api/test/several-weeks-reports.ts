import { AgainstQuery, contract, errorResponses, HistoryQuery } from '@vitrina/contract';
import * as z from 'zod/mini';
import { report } from '../src/analytics/report/report.ts';
import { param, sql } from '../src/analytics/report/sql.ts';

const { info } = contract.seller;
const revenue = z.nullable(z.number());

/** Endpoints about a seller in several weeks: one compares two, one looks back from its week, one reads a window. */
export const severalWeeksRouter = {
  compare: {
    ...info,
    path: '/compare/:year/:weekNumber/:sellerId',
    query: AgainstQuery,
    responses: {
      ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
      200: z.object({ against: z.nullable(z.string()), revenue, revenueBefore: revenue }),
    },
  },
  recent: {
    ...info,
    path: '/recent/:year/:weekNumber/:sellerId',
    query: AgainstQuery,
    responses: {
      ...errorResponses('SELLER_NOT_FOUND', 'REPORT_NOT_FOUND'),
      200: z.object({ weeks: z.array(z.tuple([z.int(), z.int(), z.int(), revenue])) }),
    },
  },
  history: {
    ...info,
    path: '/history/:year/:weekNumber/:sellerId',
    query: HistoryQuery,
    responses: {
      ...info.responses,
      200: z.object({ name: z.string(), weeks: z.array(z.tuple([z.int(), z.int(), revenue])) }),
    },
  },
} as const;

/** Their reports. */
export const severalWeeksReports = {
  compare: report({
    route: severalWeeksRouter.compare,
    weeks: 'compared',
    tables: ['seller'],
    sql: sql`
      SELECT
        nullIf(${param.against}, '') AS against,
        (SELECT toFloat64(revenue) FROM seller WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}) AS revenue,
        (SELECT toFloat64(revenue) FROM seller WHERE snapshot = ${param.snapshot_before} AND seller_id = ${param.sellerId}) AS revenueBefore
      WHERE revenue IS NOT NULL OR revenueBefore IS NOT NULL`,
  }),
  recent: report({
    route: severalWeeksRouter.recent,
    weeks: 'compared',
    tables: ['seller'],
    sql: sql`
      SELECT groupArray(tuple(
        ${param.years_recent}[position],
        ${param.week_numbers_recent}[position],
        ${param.weeks_ago_recent}[position],
        toFloat64(revenue)
      )) AS weeks
      FROM (
        SELECT indexOf(${param.snapshots_recent}, snapshot) AS position, revenue FROM seller
        WHERE snapshot IN ${param.snapshots_recent} AND seller_id = ${param.sellerId}
        ORDER BY position
      )
      HAVING count() > 0`,
  }),
  history: report({
    route: severalWeeksRouter.history,
    weeks: 'window',
    tables: ['seller', 'product_text'],
    sql: sql`
      WITH
        sellers AS (
          SELECT snapshot, revenue FROM seller
          WHERE snapshot IN ${param.snapshots} AND seller_id = ${param.sellerId}
        ),
        (SELECT argMax(snapshot, indexOf(${param.snapshots}, snapshot)) FROM sellers) AS latest
      SELECT
        (
          SELECT any(product_name) FROM merge(currentDatabase(), ${param.product_texts})
          WHERE _table = concat('product_text_', toString(latest))
        ) AS name,
        groupArray(tuple(year, week_number, if(sellers.snapshot = 0, NULL, toFloat64(sellers.revenue)))) AS weeks
      FROM (
        SELECT arrayJoin(arrayZip(${param.snapshots}, ${param.years}, ${param.week_numbers})) AS week,
          week.1 AS snapshot, week.2 AS year, week.3 AS week_number
      ) AS week
      LEFT JOIN sellers ON sellers.snapshot = week.snapshot
      HAVING countIf(sellers.snapshot > 0) > 0`,
  }),
};
