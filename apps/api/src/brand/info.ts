import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A brand's profile. */
export const info = report({
  route: contract.brand.info,
  tables: ['brand'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      brand_id AS brandId,
      title AS brandTitle,
      revenue,
      sales_count AS salesCount,
      ifNull(average_price(revenue, sales_count), 0) AS averagePrice,
      potential_profit_index AS potentialProfitIndex,
      demand_index AS demandIndex,
      if(revenue > 0, place, NULL) AS placeByRevenue,
      sellers_count AS sellersCount,
      products_count AS productsCount,
      categories_count AS categoriesCount,
      top_sellers AS topSellers,
      top_categories AS topCategories
    ) AS brandInfo
    FROM brand
    WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}`,
});
