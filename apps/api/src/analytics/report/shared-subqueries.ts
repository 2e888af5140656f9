import { sql } from './sql.ts';

/**
 * Subqueries that several queries read, each defined here alone. `category_rows` are the leaf categories of the week.
 * `scope_sellers` and `scope_brands` have the sellers and brands with an offer in `scope_categories`, the leaf categories
 * that the report defines; `scope_share` is their part of the revenue there, 0 where nothing sold. `moving_facts` has a row
 * for each thing and each of two weeks, `moving_totals` for each thing; of all things where `is_market`, else of one
 * entity. `ids_of` unpacks the ids of `largest_first`.
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
  sql`{categoryId:UInt32} + {brandId:UInt32} + {sellerId:UInt32} = 0 AS is_market`,
  sql`keys -> arrayMap(key -> toUInt32(bitAnd(key, 4294967295)), keys) AS ids_of`,
  sql`moving_facts AS (
    SELECT snapshot, {id:Identifier} AS id, moving.revenue AS revenue, moving.sales_count AS units
    FROM {table:Identifier} AS moving
    WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND is_market
    UNION ALL
    SELECT snapshot, {id:Identifier}, offer.revenue, offer.sales_count
    FROM seller_offer AS offer
    WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND seller_id = {sellerId:UInt32}
    UNION ALL
    SELECT snapshot, entry.1, entry.2, entry.3
    FROM product
    ARRAY JOIN if(
      {of:String} = 'sellers',
      arrayZip(seller_ids, revenues::Array(Decimal(38, 2)), sales_counts::Array(UInt64)),
      [(multiIf({of:String} = 'brands', brand_id, {of:String} = 'categories', category_id, product_id), revenue, sales_count)]
    ) AS entry
    WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {sellerId:UInt32} = 0 AND NOT is_market
      AND ({categoryId:UInt32} = 0 OR category_id = {categoryId:UInt32})
      AND (
        {brandId:UInt32} = 0
        OR brand_id = {brandId:UInt32} AND (category_id, product_id) IN (
          SELECT category_id, product_id FROM brand_product
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND brand_id = {brandId:UInt32}
        )
      )
  )`,
  sql`moving_totals AS (
    SELECT
      id,
      sumIf(fact.revenue, snapshot = {snapshot:UInt32}) AS after,
      sumIf(fact.revenue, snapshot = {snapshot_before:UInt32}) AS before,
      sumIf(fact.units, snapshot = {snapshot:UInt32}) AS units_after,
      sumIf(fact.units, snapshot = {snapshot_before:UInt32}) AS units_before,
      max(snapshot = {snapshot:UInt32}) AS is_after,
      max(snapshot = {snapshot_before:UInt32}) AS is_before
    FROM moving_facts AS fact
    WHERE id > 0 AND {snapshot_before:UInt32} > 0
    GROUP BY id
  )`,
];
