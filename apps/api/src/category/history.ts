import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A leaf category in each published week of a window. */
export const history = historyReport({
  route: contract.category.history,
  sql: `
    SELECT tuple(
      {categoryId:UInt32} AS categoryId,
      argMaxIf(title, position, isPresent) AS categoryTitle,
      groupArray(tuple(
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        * EXCEPT (position, title)
      )) AS weeks
    ) AS categoryHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, snapshot) AS position,
        title,
        true AS isPresent,
        toNullable(own.revenue) AS revenue,
        toNullable(own.sales_count) AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        toNullable(own.median_price) AS medianPrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        toNullable(own.week_places_count) AS placesCount,
        share(own.revenue, own.week_revenue) AS shareRevenueFromTotal,
        toNullable(own.potential_profit_index) AS potentialProfitIndex,
        own.demand_index AS demandIndex,
        toNullable(own.sellers_count) AS sellersCount,
        toNullable(own.brands_count) AS brandsCount,
        toNullable(own.products_count) AS productsCount,
        own.sellers_hhi AS categorySellersHHI,
        own.brands_hhi AS categoryBrandsHHI
      FROM category AS own
      WHERE snapshot IN {snapshots:Array(UInt32)} AND category_id = {categoryId:UInt32}
      ORDER BY position WITH FILL FROM 1 TO length({snapshots:Array(UInt32)}) + 1
      SETTINGS optimize_move_to_prewhere = 0
    )
    HAVING countIf(isPresent) > 0`,
});
