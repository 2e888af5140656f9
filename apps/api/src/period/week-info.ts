import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The whole market in one week. `isDemo`, `publishedAt` and `daysCount` come from the published week. */
export const weekInfo = report({
  route: contract.period.weekInfo,
  tables: ['week', 'seller_offer'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      ${param.isDemo} AS isDemo,
      ${param.publishedAt} AS publishedAt,
      nullIf(${param.marketName}, '') AS marketName,
      ${param.daysCount} AS daysCount,
      revenue,
      sales_count AS salesCount,
      average_price(revenue, sales_count) AS averagePrice,
      sellers_count AS sellersCount,
      brands_count AS brandsCount,
      categories_count AS categoriesCount,
      products_count AS productsCount,
      (SELECT count() FROM seller_offer WHERE snapshot = ${param.snapshot}) AS offersCount,
      top_sellers AS topSellers,
      top_brands AS topBrands
    ) AS weekInfo
    FROM week
    WHERE snapshot = ${param.snapshot}`,
});
