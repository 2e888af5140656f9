import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The brands of one category, goods without one among them, and how concentrated they are. */
export const brands = report({
  route: contract.category.brands,
  sql: sql`
    WITH profile AS (
      SELECT title, brands_hhi FROM category WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}
    )
    SELECT
      groupArray(tuple(*)) AS categoryBrands,
      (SELECT brands_hhi FROM profile) AS categoryBrandsHHI,
      (SELECT title FROM profile) AS categoryTitle
    FROM (
      SELECT
        brand_id AS brandId,
        brand_title AS brandTitle,
        revenue,
        share_from_category AS shareRevenueFromCategory,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        sellers_count AS sellersCount,
        products_count AS productsCount,
        average_rating AS averageRating,
        potential_profit_index AS potentialProfitIndex
      FROM category_brand
      WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
