import { sql } from '../report.ts';

/**
 * Every seller with its figures of the week; its index is the revenue-weighted mean of its products', summed
 * in 10⁻¹⁵ ₸: whole numbers, so that the order of the rows never shows in a figure.
 */
export const sellerProfiles = sql`
INSERT INTO seller
WITH
  totals AS (
    SELECT
      seller_id,
      sum(offer.revenue) AS revenue,
      sum(offer.sales_count) AS sales_count,
      sum(toInt128(round(toFloat64(offer.revenue) * potential_profit_index * 1e15))) AS index_sum,
      countIf(offer.sales_count > 0) AS products_count,
      rank() OVER (ORDER BY revenue DESC) AS place
    FROM seller_offer AS offer
    WHERE load = {load:UInt32}
    GROUP BY seller_id
  ),
  categories AS (
    SELECT seller_id, countIf(revenue > 0) AS categories_count
    FROM build_seller_in_category
    WHERE load = {load:UInt32}
    GROUP BY seller_id
  ),
  brands AS (
    SELECT seller_id, countIf(revenue > 0 AND brand_id > 0) AS brands_count
    FROM build_seller_of_brand
    WHERE load = {load:UInt32}
    GROUP BY seller_id
  ),
  leading AS (SELECT * FROM build_leader WHERE load = {load:UInt32} AND inside = 'seller')
SELECT
  seller.load,
  seller.seller_id,
  seller.kaspi_id,
  seller.title,
  lowerUTF8(seller.title) AS lower_title,
  seller.rating,
  seller.comments_count,
  seller.on_kaspi_from,
  totals.revenue,
  totals.sales_count,
  totals.place,
  if(totals.revenue > 0, totals.index_sum / 1e15 / toFloat64(totals.revenue), 0) AS potential_profit_index,
  categories.categories_count AS categories_with_sales_count,
  brands.brands_count AS brands_with_sales_count,
  totals.products_count AS products_with_sales_count,
  categories_in.leaders AS top_categories,
  brands_in.leaders AS top_brands
FROM build_seller AS seller
JOIN totals ON totals.seller_id = seller.seller_id
JOIN categories ON categories.seller_id = seller.seller_id
JOIN brands ON brands.seller_id = seller.seller_id
LEFT JOIN leading AS categories_in ON categories_in.id = seller.seller_id AND categories_in.kind = 'category'
LEFT JOIN leading AS brands_in ON brands_in.id = seller.seller_id AND brands_in.kind = 'brand'
WHERE seller.load = {load:UInt32}`;

/** Every leaf category with its figures of the week and the two levels above it. */
export const categoryProfiles = sql`
INSERT INTO category
WITH
  parents AS (
    SELECT category_id, any(category_1_lvl_id) AS level_1_id, any(category_2_lvl_id) AS level_2_id
    FROM build_offer AS offer
    WHERE load = {load:UInt32}
    GROUP BY category_id
  ),
  totals AS (
    SELECT
      category_id,
      sum(slice.revenue) AS revenue,
      sum(slice.sales_count) AS sales_count,
      countIf(brand_id > 0) AS brands_count,
      sum(slice.products_count) AS products_count,
      rank() OVER (ORDER BY revenue DESC) AS place,
      sum(revenue) OVER () AS week_revenue
    FROM build_brand_in_category AS slice
    WHERE load = {load:UInt32}
    GROUP BY category_id
  ),
  sellers AS (
    SELECT category_id, count() AS sellers_count
    FROM build_seller_in_category
    WHERE load = {load:UInt32}
    GROUP BY category_id
  ),
  named AS (SELECT id, title FROM build_title WHERE load = {load:UInt32} AND kind = 'category'),
  leading AS (SELECT * FROM build_leader WHERE load = {load:UInt32} AND inside = 'category')
SELECT
  {load:UInt32} AS load,
  totals.category_id AS category_id,
  leaf.title AS title,
  parents.level_1_id AS category_1_lvl_id,
  level_1.title AS category_1_lvl_title,
  parents.level_2_id AS category_2_lvl_id,
  level_2.title AS category_2_lvl_title,
  totals.revenue AS revenue,
  totals.sales_count AS sales_count,
  totals.place AS place,
  indices.potential_profit_index AS potential_profit_index,
  if(totals.revenue > 0, indices.demand_index, NULL) AS demand_index,
  if(totals.revenue > 0, toFloat64(totals.revenue) / toFloat64(totals.week_revenue), 0) AS share_from_total,
  if(totals.revenue > 0, concentration.sellers_hhi, NULL) AS sellers_hhi,
  if(totals.revenue > 0, concentration.brands_hhi, NULL) AS brands_hhi,
  sellers.sellers_count AS sellers_count,
  totals.brands_count AS brands_count,
  totals.products_count AS products_count,
  sellers_in.leaders AS top_sellers,
  brands_in.leaders AS top_brands
FROM totals
JOIN parents ON parents.category_id = totals.category_id
JOIN sellers ON sellers.category_id = totals.category_id
JOIN named AS leaf ON leaf.id = totals.category_id
JOIN named AS level_1 ON level_1.id = parents.level_1_id
JOIN named AS level_2 ON level_2.id = parents.level_2_id
LEFT JOIN (SELECT * FROM build_index WHERE load = {load:UInt32} AND level = 'category') AS indices
  ON indices.id = totals.category_id
LEFT JOIN (SELECT * FROM build_concentration WHERE load = {load:UInt32} AND level = 'category') AS concentration
  ON concentration.id = totals.category_id
LEFT JOIN leading AS sellers_in ON sellers_in.id = totals.category_id AND sellers_in.kind = 'seller'
LEFT JOIN leading AS brands_in ON brands_in.id = totals.category_id AND brands_in.kind = 'brand'`;

/** Every brand with its figures of the week; goods without a brand have no profile and take no place. */
export const brandProfiles = sql`
INSERT INTO brand
WITH
  totals AS (
    SELECT
      brand_id,
      sum(slice.revenue) AS revenue,
      sum(slice.sales_count) AS sales_count,
      count() AS categories_count,
      sum(slice.products_count) AS products_count,
      rank() OVER (ORDER BY revenue DESC) AS place
    FROM build_brand_in_category AS slice
    WHERE load = {load:UInt32} AND brand_id > 0
    GROUP BY brand_id
  ),
  sellers AS (
    SELECT brand_id, count() AS sellers_count
    FROM build_seller_of_brand
    WHERE load = {load:UInt32} AND brand_id > 0
    GROUP BY brand_id
  ),
  named AS (SELECT id, title FROM build_title WHERE load = {load:UInt32} AND kind = 'brand'),
  leading AS (SELECT * FROM build_leader WHERE load = {load:UInt32} AND inside = 'brand')
SELECT
  {load:UInt32} AS load,
  totals.brand_id AS brand_id,
  named.title AS title,
  totals.revenue AS revenue,
  totals.sales_count AS sales_count,
  totals.place AS place,
  indices.potential_profit_index AS potential_profit_index,
  indices.demand_index AS demand_index,
  if(totals.revenue > 0, concentration.sellers_hhi, NULL) AS sellers_hhi,
  sellers.sellers_count AS sellers_count,
  totals.products_count AS products_count,
  totals.categories_count AS categories_count,
  sellers_in.leaders AS top_sellers,
  categories_in.leaders AS top_categories
FROM totals
JOIN sellers ON sellers.brand_id = totals.brand_id
JOIN named ON named.id = totals.brand_id
LEFT JOIN (SELECT * FROM build_index WHERE load = {load:UInt32} AND level = 'brand') AS indices
  ON indices.id = totals.brand_id
LEFT JOIN (SELECT * FROM build_concentration WHERE load = {load:UInt32} AND level = 'brand') AS concentration
  ON concentration.id = totals.brand_id
LEFT JOIN leading AS sellers_in ON sellers_in.id = totals.brand_id AND sellers_in.kind = 'seller'
LEFT JOIN leading AS categories_in ON categories_in.id = totals.brand_id AND categories_in.kind = 'category'`;
