import { sql } from './sql.ts';

/**
 * Subqueries that reports of several entities read, each defined here alone. `category_rows` are the leaf categories of
 * the week. `scope_sellers` and `scope_brands` have the sellers and brands with an offer in `scope_categories`, the leaf
 * categories that the report defines; `scope_share` is their part of the revenue there, 0 where nothing sold.
 */
export const sharedSubqueries: readonly string[] = [
  sql`category_rows AS (
    SELECT
      category_id AS categoryId,
      title AS categoryTitle,
      category_1_lvl_id AS category1LvlId,
      category_2_lvl_id AS category2LvlId,
      revenue,
      sales_count AS salesCount,
      demand_index AS demandIndex,
      average_price(revenue, sales_count) AS averagePrice,
      sellers_count AS sellersCount,
      if(revenue > 0, place, NULL) AS placeByRevenue,
      potential_profit_index AS potentialProfitIndex,
      brands_count AS brandsCount,
      products_count AS productsCount,
      share_from_total AS shareRevenueFromTotal
    FROM category
    WHERE snapshot = {snapshot:UInt32}
  )`,
  sql`scope_sellers AS (
    SELECT
      slice.seller_id AS sellerId,
      seller.title AS sellerTitle,
      slice.revenue AS revenue,
      ifNull(share(revenue, toFloat64(sum(slice.revenue) OVER ())), 0) AS scope_share,
      slice.sales_count AS salesCount,
      ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
      slice.median_price AS medianPrice,
      slice.brands_count AS brandsCount,
      slice.products_count AS productsCount,
      mean_index(slice.index_sum, revenue) AS potentialProfitIndex,
      seller.rating AS lastRating
    FROM (
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
      WHERE snapshot = {snapshot:UInt32} AND category_id IN scope_categories
      GROUP BY seller_id
    ) AS slice
    JOIN (SELECT seller_id, title, rating FROM seller WHERE snapshot = {snapshot:UInt32}) AS seller
      ON seller.seller_id = slice.seller_id
  )`,
  sql`scope_brands AS (
    SELECT
      slice.brand_id AS brandId,
      slice.title AS brandTitle,
      slice.revenue AS revenue,
      ifNull(share(revenue, toFloat64(sum(slice.revenue) OVER ())), 0) AS scope_share,
      slice.sales_count AS salesCount,
      ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
      slice.sellers_count AS sellersCount,
      slice.products_count AS productsCount,
      multiIf(
        slice.rated_count = 0, NULL,
        slice.reviews = 0, slice.stars / 1e12 / slice.rated_count,
        slice.review_stars / 1e12 / slice.reviews
      ) AS averageRating,
      mean_index(slice.index_sum, revenue) AS potentialProfitIndex
    FROM (
      SELECT
        brand_id,
        any(brand_title) AS title,
        sum(product.revenue) AS revenue,
        sum(product.sales_count) AS sales_count,
        sum(weighted_index(product.revenue, potential_profit_index)) AS index_sum,
        uniqExactArray(seller_ids) AS sellers_count,
        count() AS products_count,
        countIf(product.rating > 0) AS rated_count,
        sumIf(product.comments_count, product.rating > 0) AS reviews,
        sum(toInt128(round(ifNull(product.rating, 0) * 1e12))) AS stars,
        sum(toInt128(round(ifNull(product.rating, 0) * product.comments_count * 1e12))) AS review_stars
      FROM product
      WHERE snapshot = {snapshot:UInt32} AND category_id IN scope_categories
      GROUP BY brand_id
    ) AS slice
  )`,
];
