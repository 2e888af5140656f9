import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The sellers of one category, and how concentrated they are. */
export const sellers = report({
  route: contract.category.sellers,
  sql: `
    WITH
      slices AS (
        SELECT
          seller_id,
          sum(offer_revenue) AS revenue,
          sum(units) AS sales_count,
          sum(weighted_index(offer_revenue, potential_profit_index)) AS index_sum,
          if(
            sales_count > 0,
            quantileExactWeighted(0.5)(price, units),
            quantileExactLow(0.5)(price)
          ) AS median_price,
          uniqExactIf(brand_id, brand_id > 0) AS brands_count,
          count() AS products_count
        FROM product
        ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS units, revenues AS offer_revenue
        WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
        GROUP BY seller_id
      ),
      sellers AS (SELECT seller_id, title, rating FROM seller WHERE snapshot = {snapshot:UInt32}),
      toFloat64(sum(slice.revenue) OVER ()) AS category_revenue
    SELECT
      groupArray(tuple(*)) AS categorySellers,
      (
        SELECT sellers_hhi FROM category WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
      ) AS categorySellersHHI
    FROM (
      SELECT
        slice.seller_id AS sellerId,
        seller.title AS sellerTitle,
        slice.revenue AS revenue,
        ifNull(share(revenue, category_revenue), 0) AS shareRevenueFromCategory,
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        slice.median_price AS medianPrice,
        slice.brands_count AS brandsCount,
        slice.products_count AS productsCount,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex,
        seller.rating AS lastRating
      FROM slices AS slice
      JOIN sellers AS seller ON seller.seller_id = slice.seller_id
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
