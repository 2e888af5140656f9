import { contract } from '@vitrina/contract';
import { averagePrice } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A leaf category's profile. */
export const info = report({
  route: contract.category.info,
  tables: ['category'],
  sql: sql`
    WITH ${averagePrice}
    SELECT tuple(
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      category_id AS categoryId,
      title AS categoryTitle,
      category_1_lvl_id AS category1LvlId,
      category_2_lvl_id AS category2LvlId,
      revenue,
      sales_count AS salesCount,
      sellers_hhi AS categorySellersHHI,
      average_price(revenue, sales_count) AS averagePrice,
      sellers_count AS sellersCount,
      if(revenue > 0, place, NULL) AS placeByRevenue,
      potential_profit_index AS potentialProfitIndex,
      brands_count AS brandsCount,
      products_count AS productsCount,
      top_sellers AS topSellers,
      top_brands AS topBrands
    ) AS categoryInfo
    FROM category
    WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}`,
});
