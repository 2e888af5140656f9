import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A seller in each published week of a window. */
export const history = historyReport({
  route: contract.seller.history,
  sql: `
    SELECT tuple(
      {sellerId:UInt32} AS sellerId,
      argMaxIf(title, position, isPresent) AS sellerTitle,
      groupArray(tuple(
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        * EXCEPT (position, title)
      )) AS weeks
    ) AS sellerHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, snapshot) AS position,
        title,
        true AS isPresent,
        toNullable(own.revenue) AS revenue,
        toNullable(own.sales_count) AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        toNullable(own.week_places_count) AS placesCount,
        share(own.revenue, own.week_revenue) AS shareRevenueFromTotal,
        toNullable(own.potential_profit_index) AS potentialProfitIndex,
        toNullable(own.products_count) AS productsCount,
        toNullable(own.products_with_sales_count) AS productsWithSalesCount,
        own.rating AS lastRating,
        own.comments_count AS commentsCount
      FROM seller AS own
      WHERE snapshot IN {snapshots:Array(UInt32)} AND seller_id = {sellerId:UInt32}
      ORDER BY position WITH FILL FROM 1 TO length({snapshots:Array(UInt32)}) + 1
      SETTINGS optimize_move_to_prewhere = 0
    )
    HAVING countIf(isPresent) > 0`,
});
