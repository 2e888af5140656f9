import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A section in each published week of a window. */
export const history = historyReport({
  route: contract.section.history,
  sql: `
    SELECT tuple(
      {sectionId:UInt32} AS sectionId,
      argMaxIf(title, position, isPresent) AS sectionTitle,
      groupArray(tuple(
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        * EXCEPT (position, title)
      )) AS weeks
    ) AS sectionHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, snapshot) AS position,
        title,
        true AS isPresent,
        toNullable(own.revenue) AS revenue,
        toNullable(own.sales_count) AS salesCount,
        average_price(own.revenue, own.sales_count) AS averagePrice,
        if(own.revenue > 0, own.place, NULL) AS placeByRevenue,
        toNullable(own.level_places_count) AS placesCount,
        share(own.revenue, own.week_revenue) AS shareRevenueFromTotal,
        toNullable(own.mean_potential_profit_index) AS meanPotentialProfitIndex,
        toNullable(own.sellers_count) AS sellersCount,
        toNullable(own.brands_count) AS brandsCount,
        toNullable(own.categories_count) AS categoriesCount,
        toNullable(own.products_count) AS productsCount,
        own.sellers_hhi AS sectionSellersHHI,
        own.brands_hhi AS sectionBrandsHHI
      FROM section AS own
      WHERE snapshot IN {snapshots:Array(UInt32)} AND section_id = {sectionId:UInt32}
      ORDER BY position WITH FILL FROM 1 TO length({snapshots:Array(UInt32)}) + 1
      SETTINGS optimize_move_to_prewhere = 0
    )
    HAVING countIf(isPresent) > 0`,
});
