import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** What was sold of one brand, category by category. */
export const categories = report({
  route: contract.brand.categories,
  sql: sql`
    SELECT groupArray(tuple(*)) AS brandCategories
    FROM (
      SELECT
        category_id AS categoryId,
        category_title AS categoryTitle,
        revenue,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        potential_profit_index AS potentialProfitIndex,
        share_from_category AS shareRevenueFromCategory,
        share_from_brand AS shareRevenueFromBrand,
        sellers_count AS sellersCount,
        products_count AS productsCount
      FROM brand_category
      WHERE load = {load:UInt32} AND brand_id = {brandId:UInt32}
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
