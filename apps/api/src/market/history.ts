import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** The whole market in each published week of a window. */
export const history = historyReport({
  route: contract.market.history,
  sql: `
    SELECT tuple(
      groupArray(tuple(* EXCEPT (position))) AS weeks
    ) AS weekHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, week.snapshot) AS position,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        true AS isPresent,
        week.revenue AS revenue,
        week.sales_count AS salesCount,
        average_price(week.revenue, week.sales_count) AS averagePrice,
        week.sellers_count AS sellersCount,
        week.brands_count AS brandsCount,
        week.categories_count AS categoriesCount,
        week.products_count AS productsCount
      FROM week
      WHERE snapshot IN {snapshots:Array(UInt32)}
      ORDER BY position
    )
    HAVING count() > 0`,
});
