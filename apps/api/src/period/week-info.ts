import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The whole market in one week. `isDemo` and `publishedAt` come from the published week. */
export const weekInfo = report({
  route: contract.period.weekInfo,
  tables: ['week'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      ${param.isDemo} AS isDemo,
      ${param.publishedAt} AS publishedAt,
      revenue,
      sales_count AS salesCount,
      average_price(revenue, sales_count) AS averagePrice,
      sellers_count AS sellersCount,
      brands_count AS brandsCount,
      categories_count AS categoriesCount,
      products_count AS productsCount,
      top_sellers AS topSellers,
      top_brands AS topBrands
    ) AS weekInfo
    FROM week
    WHERE snapshot = ${param.snapshot}`,
});
