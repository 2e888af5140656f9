import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report/report.ts';

/** What was sold of one brand, category by category. */
export const categories = report({
  route: contract.brand.categories,
  sql: sql`
    WITH
      slices AS (
        SELECT
          category_id,
          any(category_title) AS title,
          sum(product.revenue) AS revenue,
          sum(product.sales_count) AS sales_count,
          sum(toInt128(round(toFloat64(product.revenue) * potential_profit_index * 1e15))) AS index_sum,
          uniqExactArray(seller_ids) AS sellers_count,
          count() AS products_count
        FROM product
        WHERE snapshot = {snapshot:UInt32} AND (category_id, product_id) IN (
          SELECT category_id, product_id
          FROM brand_product
          WHERE snapshot = {snapshot:UInt32} AND brand_id = {brandId:UInt32}
        )
        GROUP BY category_id
      ),
      whole AS (SELECT category_id, revenue FROM category WHERE snapshot = {snapshot:UInt32}),
      toFloat64(sum(slice.revenue) OVER ()) AS brand_revenue
    SELECT groupArray(tuple(*)) AS brandCategories
    FROM (
      SELECT
        slice.category_id AS categoryId,
        slice.title AS categoryTitle,
        slice.revenue AS revenue,
        slice.sales_count AS salesCount,
        if(salesCount > 0, toFloat64(revenue) / salesCount, 0) AS averagePrice,
        if(revenue > 0, slice.index_sum / 1e15 / toFloat64(revenue), 0) AS potentialProfitIndex,
        if(whole.revenue > 0, toFloat64(revenue) / toFloat64(whole.revenue), 0) AS shareRevenueFromCategory,
        if(brand_revenue > 0, toFloat64(revenue) / brand_revenue, 0) AS shareRevenueFromBrand,
        slice.sellers_count AS sellersCount,
        slice.products_count AS productsCount
      FROM slices AS slice
      JOIN whole ON whole.category_id = slice.category_id
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
