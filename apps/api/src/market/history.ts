import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The whole market in each published week of a window. */
export const history = report({
  route: contract.market.history,
  weeks: 'window',
  tables: ['week'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      groupArray(tuple(* EXCEPT (position))) AS weeks
    ) AS weekHistory
    FROM (
      SELECT
        indexOf(${param.snapshots}, week.snapshot) AS position,
        ${param.years}[position] AS year,
        ${param.week_numbers}[position] AS weekNumber,
        true AS isPresent,
        week.revenue AS revenue,
        week.sales_count AS salesCount,
        average_price(week.revenue, week.sales_count) AS averagePrice,
        week.sellers_count AS sellersCount,
        week.brands_count AS brandsCount,
        week.categories_count AS categoriesCount,
        week.products_count AS productsCount
      FROM week
      WHERE snapshot IN ${param.snapshots}
      ORDER BY position
    )
    HAVING count() > 0`,
});
