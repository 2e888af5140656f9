import { AgainstQuery, contract, errorResponses, HistoryQuery } from '@vitrina/contract';
import * as z from 'zod/mini';
import { comparisonReport, historyReport } from '../src/analytics/report/report.ts';

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
  compare: comparisonReport({
    route: severalWeeksRouter.compare,
    sql: `
      SELECT
        nullIf({against:String}, '') AS against,
        (SELECT toFloat64(revenue) FROM seller WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}) AS revenue,
        (SELECT toFloat64(revenue) FROM seller WHERE snapshot = {snapshot_before:UInt32} AND seller_id = {sellerId:UInt32}) AS revenueBefore
      WHERE revenue IS NOT NULL OR revenueBefore IS NOT NULL`,
  }),
  recent: comparisonReport({
    route: severalWeeksRouter.recent,
    sql: `
      SELECT groupArray(tuple(
        {years_recent:Array(UInt16)}[position],
        {week_numbers_recent:Array(UInt8)}[position],
        {weeks_ago_recent:Array(UInt16)}[position],
        toFloat64(revenue)
      )) AS weeks
      FROM (
        SELECT indexOf({snapshots_recent:Array(UInt32)}, snapshot) AS position, revenue FROM seller
        WHERE snapshot IN {snapshots_recent:Array(UInt32)} AND seller_id = {sellerId:UInt32}
        ORDER BY position
      )
      HAVING count() > 0`,
  }),
  history: historyReport({
    route: severalWeeksRouter.history,
    sql: `
      WITH
        sellers AS (
          SELECT snapshot, revenue FROM seller
          WHERE snapshot IN {snapshots:Array(UInt32)} AND seller_id = {sellerId:UInt32}
        ),
        (SELECT argMax(snapshot, indexOf({snapshots:Array(UInt32)}, snapshot)) FROM sellers) AS latest
      SELECT
        (
          SELECT any(product_name) FROM merge(currentDatabase(), {product_texts:String})
          WHERE _table = concat('product_text_', toString(latest))
        ) AS name,
        groupArray(tuple(year, week_number, if(sellers.snapshot = 0, NULL, toFloat64(sellers.revenue)))) AS weeks
      FROM (
        SELECT arrayJoin(arrayZip({snapshots:Array(UInt32)}, {years:Array(UInt16)}, {week_numbers:Array(UInt8)})) AS week,
          week.1 AS snapshot, week.2 AS year, week.3 AS week_number
      ) AS week
      LEFT JOIN sellers ON sellers.snapshot = week.snapshot
      HAVING countIf(sellers.snapshot > 0) > 0`,
  }),
};
