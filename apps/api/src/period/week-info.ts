import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The whole market in one week. `isDemo` and `publishedAt` come from the published week. */
export const weekInfo = report({
  route: contract.period.weekInfo,
  sql: `
    SELECT tuple(
      {year:UInt16} AS year,
      {weekNumber:UInt8} AS weekNumber,
      {isDemo:Bool} AS isDemo,
      {publishedAt:String} AS publishedAt,
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
    WHERE snapshot = {snapshot:UInt32}`,
});
