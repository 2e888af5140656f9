import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The sellers of one brand, and how concentrated they are. */
export const sellers = report({
  route: contract.brand.sellers,
  sql: `
    WITH
      profile AS (
        SELECT title, sellers_hhi FROM brand WHERE snapshot = {snapshot:UInt32} AND brand_id = {brandId:UInt32}
      ),
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
          uniqExact(category_id) AS categories_count,
          count() AS products_count
        FROM product
        ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS units, revenues AS offer_revenue
        WHERE snapshot = {snapshot:UInt32} AND (category_id, product_id) IN (
          SELECT category_id, product_id
          FROM brand_product
          WHERE snapshot = {snapshot:UInt32} AND brand_id = {brandId:UInt32}
        )
        GROUP BY seller_id
      ),
      sellers AS (SELECT seller_id, title, rating FROM seller WHERE snapshot = {snapshot:UInt32}),
      toFloat64(sum(slice.revenue) OVER ()) AS brand_revenue
    SELECT
      groupArray(tuple(*)) AS brandSellers,
      (SELECT sellers_hhi FROM profile) AS brandSellersHHI,
      (SELECT title FROM profile) AS brandTitle
    FROM (
      SELECT
        slice.seller_id AS sellerId,
        seller.title AS sellerTitle,
        slice.revenue AS revenue,
        ifNull(share(revenue, brand_revenue), 0) AS shareRevenueFromBrand,
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        slice.median_price AS medianPrice,
        slice.categories_count AS categoriesCount,
        slice.products_count AS productsCount,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex,
        seller.rating AS lastRating
      FROM slices AS slice
      JOIN sellers AS seller ON seller.seller_id = slice.seller_id
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
