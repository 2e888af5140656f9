import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A seller in each published week of a window. */
export const history = historyReport({
  route: contract.seller.history,
  sql: `
    WITH
      own AS (
        SELECT * FROM seller WHERE snapshot IN {snapshots:Array(UInt32)} AND seller_id = {sellerId:UInt32}
      )
    SELECT tuple(
      {sellerId:UInt32} AS sellerId,
      argMaxIf(title, position, isPresent) AS sellerTitle,
      groupArray(tuple(* EXCEPT (position, title))) AS weeks
    ) AS sellerHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, week.snapshot) AS position,
        own.title AS title,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        toBool(own.seller_id IS NOT NULL) AS isPresent,
        own.revenue AS revenue,
        own.sales_count AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        if(isPresent, week.sellers_with_sales_count, NULL) AS placesCount,
        share(own.revenue, week.revenue) AS shareRevenueFromTotal,
        own.potential_profit_index AS potentialProfitIndex,
        own.products_count AS productsCount,
        own.products_with_sales_count AS productsWithSalesCount,
        own.rating AS lastRating,
        own.comments_count AS commentsCount
      FROM (SELECT * FROM week WHERE snapshot IN {snapshots:Array(UInt32)}) AS week
      LEFT JOIN own ON own.snapshot = week.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
