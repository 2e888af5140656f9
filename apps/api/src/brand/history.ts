import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A brand in each published week of a window. */
export const history = historyReport({
  route: contract.brand.history,
  sql: `
    WITH
      own AS (
        SELECT * FROM brand WHERE snapshot IN {snapshots:Array(UInt32)} AND brand_id = {brandId:UInt32}
      )
    SELECT tuple(
      {brandId:UInt32} AS brandId,
      argMaxIf(title, position, isPresent) AS brandTitle,
      groupArray(tuple(* EXCEPT (position, title))) AS weeks
    ) AS brandHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, week.snapshot) AS position,
        own.title AS title,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        toBool(own.brand_id IS NOT NULL) AS isPresent,
        own.revenue AS revenue,
        own.sales_count AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        if(isPresent, week.brands_with_sales_count, NULL) AS placesCount,
        share(own.revenue, week.revenue) AS shareRevenueFromTotal,
        own.potential_profit_index AS potentialProfitIndex,
        if(own.revenue > 0, own.demand_index, NULL) AS demandIndex,
        own.sellers_count AS sellersCount,
        own.products_count AS productsCount,
        own.sellers_hhi AS brandSellersHHI
      FROM (SELECT * FROM week WHERE snapshot IN {snapshots:Array(UInt32)}) AS week
      LEFT JOIN own ON own.snapshot = week.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
