import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report/report.ts';

/** What one seller sold, category by category. */
export const categories = report({
  route: contract.seller.categories,
  sql: sql`
    WITH
      slices AS (
        SELECT
          category_id,
          sum(offer.revenue) AS revenue,
          sum(offer.sales_count) AS sales_count,
          sum(toInt128(round(toFloat64(offer.revenue) * potential_profit_index * 1e15))) AS index_sum,
          uniqExactIf(brand_id, brand_id > 0) AS brands_count,
          count() AS products_count
        FROM seller_offer AS offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}
        GROUP BY category_id
      ),
      whole AS (SELECT category_id, title, revenue, sellers_count FROM category WHERE snapshot = {snapshot:UInt32}),
      toFloat64(sum(slice.revenue) OVER ()) AS seller_revenue
    SELECT groupArray(tuple(*)) AS sellerCategories
    FROM (
      SELECT
        slice.category_id AS categoryId,
        whole.title AS categoryTitle,
        slice.revenue AS revenue,
        slice.sales_count AS salesCount,
        if(salesCount > 0, toFloat64(revenue) / salesCount, 0) AS averagePrice,
        if(revenue > 0, slice.index_sum / 1e15 / toFloat64(revenue), 0) AS potentialProfitIndex,
        if(whole.revenue > 0, toFloat64(revenue) / toFloat64(whole.revenue), NULL) AS shareRevenueFromCategory,
        if(seller_revenue > 0, toFloat64(revenue) / seller_revenue, NULL) AS shareRevenueFromSeller,
        slice.brands_count AS brandsCount,
        whole.sellers_count - 1 AS competitorsCount,
        slice.products_count AS productsCount
      FROM slices AS slice
      JOIN whole ON whole.category_id = slice.category_id
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
