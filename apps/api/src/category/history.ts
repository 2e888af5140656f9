import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A leaf category in each published week of a window. */
export const history = historyReport({
  route: contract.category.history,
  sql: `
    WITH
      own AS (
        SELECT * FROM category WHERE snapshot IN {snapshots:Array(UInt32)} AND category_id = {categoryId:UInt32}
      )
    SELECT tuple(
      {categoryId:UInt32} AS categoryId,
      argMaxIf(title, position, isPresent) AS categoryTitle,
      groupArray(tuple(* EXCEPT (position, title))) AS weeks
    ) AS categoryHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, week.snapshot) AS position,
        own.title AS title,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        toBool(own.category_id IS NOT NULL) AS isPresent,
        own.revenue AS revenue,
        own.sales_count AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        own.median_price AS medianPrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        if(isPresent, week.categories_with_sales_count, NULL) AS placesCount,
        share(own.revenue, week.revenue) AS shareRevenueFromTotal,
        own.potential_profit_index AS potentialProfitIndex,
        own.demand_index AS demandIndex,
        own.sellers_count AS sellersCount,
        own.brands_count AS brandsCount,
        own.products_count AS productsCount,
        own.sellers_hhi AS categorySellersHHI,
        own.brands_hhi AS categoryBrandsHHI
      FROM (SELECT * FROM week WHERE snapshot IN {snapshots:Array(UInt32)}) AS week
      LEFT JOIN own ON own.snapshot = week.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
