import { sql } from '../report.ts';

/** The categories of each seller. */
export const sellerCategories = sql`
INSERT INTO seller_category
SELECT
  slice.load,
  slice.seller_id,
  slice.category_id,
  category.title AS category_title,
  slice.revenue,
  slice.sales_count,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(category.revenue > 0, toFloat64(slice.revenue) / toFloat64(category.revenue), NULL) AS share_from_category,
  if(seller.revenue > 0, toFloat64(slice.revenue) / toFloat64(seller.revenue), NULL) AS share_from_seller,
  slice.brands_count,
  category.sellers_count - 1 AS competitors_count,
  slice.products_count
FROM build_category_seller AS slice
JOIN (SELECT category_id, title, revenue, sellers_count FROM category WHERE load = {load:UInt32}) AS category
  ON category.category_id = slice.category_id
JOIN (SELECT seller_id, revenue FROM seller WHERE load = {load:UInt32}) AS seller
  ON seller.seller_id = slice.seller_id
WHERE slice.load = {load:UInt32}`;

/** The sellers of each category. */
export const categorySellers = sql`
INSERT INTO category_seller
SELECT
  slice.load,
  slice.category_id,
  slice.seller_id,
  seller.title AS seller_title,
  seller.rating AS seller_rating,
  if(seller.revenue > 0, seller.place, NULL) AS seller_place,
  slice.revenue,
  slice.sales_count,
  slice.median_price,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(category.revenue > 0, toFloat64(slice.revenue) / toFloat64(category.revenue), 0) AS share_from_category,
  slice.brands_count,
  slice.products_count
FROM build_category_seller AS slice
JOIN (SELECT category_id, revenue FROM category WHERE load = {load:UInt32}) AS category
  ON category.category_id = slice.category_id
JOIN (SELECT seller_id, title, rating, place, revenue FROM seller WHERE load = {load:UInt32}) AS seller
  ON seller.seller_id = slice.seller_id
WHERE slice.load = {load:UInt32}`;

/** The brands of each seller, goods without one among them: these have no competitors of their own. */
export const sellerBrands = sql`
INSERT INTO seller_brand
WITH brand AS (
  SELECT brand_id, sum(revenue) AS revenue, count() AS sellers_count
  FROM build_brand_seller
  WHERE load = {load:UInt32}
  GROUP BY brand_id
)
SELECT
  slice.load,
  slice.seller_id,
  slice.brand_id,
  named.title AS brand_title,
  slice.revenue,
  slice.sales_count,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(brand.revenue > 0, toFloat64(slice.revenue) / toFloat64(brand.revenue), 0) AS share_from_brand,
  if(seller.revenue > 0, toFloat64(slice.revenue) / toFloat64(seller.revenue), 0) AS share_from_seller,
  slice.products_count,
  slice.categories_count,
  if(slice.brand_id > 0, brand.sellers_count - 1, NULL) AS competitors_count
FROM build_brand_seller AS slice
JOIN brand ON brand.brand_id = slice.brand_id
JOIN (SELECT id, title FROM build_title WHERE load = {load:UInt32} AND kind = 'brand') AS named
  ON named.id = slice.brand_id
JOIN (SELECT seller_id, revenue FROM seller WHERE load = {load:UInt32}) AS seller
  ON seller.seller_id = slice.seller_id
WHERE slice.load = {load:UInt32}`;

/** The sellers of each brand. */
export const brandSellers = sql`
INSERT INTO brand_seller
SELECT
  slice.load,
  slice.brand_id,
  slice.seller_id,
  seller.title AS seller_title,
  seller.rating AS seller_rating,
  slice.revenue,
  slice.sales_count,
  slice.median_price,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(brand.revenue > 0, toFloat64(slice.revenue) / toFloat64(brand.revenue), 0) AS share_from_brand,
  slice.categories_count,
  slice.products_count
FROM build_brand_seller AS slice
JOIN (SELECT brand_id, revenue FROM brand WHERE load = {load:UInt32}) AS brand ON brand.brand_id = slice.brand_id
JOIN (SELECT seller_id, title, rating FROM seller WHERE load = {load:UInt32}) AS seller
  ON seller.seller_id = slice.seller_id
WHERE slice.load = {load:UInt32}`;

/** The brands of each category, goods without one among them. */
export const categoryBrands = sql`
INSERT INTO category_brand
SELECT
  slice.load,
  slice.category_id,
  slice.brand_id,
  named.title AS brand_title,
  brand.potential_profit_index AS brand_potential_profit_index,
  brand.demand_index AS brand_demand_index,
  slice.revenue,
  slice.sales_count,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(category.revenue > 0, toFloat64(slice.revenue) / toFloat64(category.revenue), 0) AS share_from_category,
  slice.sellers,
  bitmapCardinality(slice.sellers) AS sellers_count,
  slice.products_count,
  slice.average_rating
FROM build_category_brand AS slice
JOIN (SELECT category_id, revenue FROM category WHERE load = {load:UInt32}) AS category
  ON category.category_id = slice.category_id
JOIN (SELECT id, title FROM build_title WHERE load = {load:UInt32} AND kind = 'brand') AS named
  ON named.id = slice.brand_id
LEFT JOIN (
  SELECT brand_id, potential_profit_index, demand_index FROM brand WHERE load = {load:UInt32}
) AS brand ON brand.brand_id = slice.brand_id
WHERE slice.load = {load:UInt32}`;

/** The categories of each brand. */
export const brandCategories = sql`
INSERT INTO brand_category
SELECT
  slice.load,
  slice.brand_id,
  slice.category_id,
  category.title AS category_title,
  slice.revenue,
  slice.sales_count,
  if(slice.revenue > 0, slice.index_sum / 1e15 / toFloat64(slice.revenue), 0) AS potential_profit_index,
  if(category.revenue > 0, toFloat64(slice.revenue) / toFloat64(category.revenue), 0) AS share_from_category,
  if(brand.revenue > 0, toFloat64(slice.revenue) / toFloat64(brand.revenue), 0) AS share_from_brand,
  bitmapCardinality(slice.sellers) AS sellers_count,
  slice.products_count
FROM build_category_brand AS slice
JOIN (SELECT category_id, title, revenue FROM category WHERE load = {load:UInt32}) AS category
  ON category.category_id = slice.category_id
JOIN (SELECT brand_id, revenue FROM brand WHERE load = {load:UInt32}) AS brand ON brand.brand_id = slice.brand_id
WHERE slice.load = {load:UInt32}`;
