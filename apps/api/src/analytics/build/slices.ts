import { sql } from '../report.ts';

/** What each seller offers in each category. */
export const categorySellerSlices = sql`
INSERT INTO build_category_seller
SELECT
  load,
  category_id,
  seller_id,
  sum(offer.revenue) AS revenue,
  sum(offer.sales_count) AS sales_count,
  sum(toInt128(round(toFloat64(offer.revenue) * potential_profit_index * 1e15))) AS index_sum,
  if(
    sales_count > 0,
    arrayReduce('quantileExactWeighted(0.5)', groupArray(price), groupArray(offer.sales_count)),
    arrayReduce('quantileExactLow(0.5)', groupArray(price))
  ) AS median_price,
  uniqExactIf(brand_id, brand_id > 0) AS brands_count,
  count() AS products_count,
  countIf(offer.sales_count > 0) AS sold_products_count
FROM seller_product AS offer
WHERE load = {load:UInt32}
GROUP BY load, seller_id, category_id`;

/** What each seller offers of each brand, and of goods without one. */
export const brandSellerSlices = sql`
INSERT INTO build_brand_seller
SELECT
  load,
  brand_id,
  seller_id,
  sum(offer.revenue) AS revenue,
  sum(offer.sales_count) AS sales_count,
  sum(toInt128(round(toFloat64(offer.revenue) * potential_profit_index * 1e15))) AS index_sum,
  if(
    sales_count > 0,
    arrayReduce('quantileExactWeighted(0.5)', groupArray(price), groupArray(offer.sales_count)),
    arrayReduce('quantileExactLow(0.5)', groupArray(price))
  ) AS median_price,
  uniqExact(category_id) AS categories_count,
  count() AS products_count
FROM seller_product AS offer
WHERE load = {load:UInt32}
GROUP BY load, seller_id, brand_id`;

/** What is offered of each brand, and of goods without one, in each category; each product is rated once. */
export const categoryBrandSlices = sql`
INSERT INTO build_category_brand
WITH
  sumIf(product.comments_count, product.rating > 0) AS reviews,
  sum(toInt128(round(ifNull(product.rating, 0) * 1e12))) AS stars,
  sum(toInt128(round(ifNull(product.rating, 0) * product.comments_count * 1e12))) AS review_stars
SELECT
  load,
  category_id,
  brand_id,
  sum(product.revenue) AS revenue,
  sum(product.sales_count) AS sales_count,
  sum(toInt128(round(toFloat64(product.revenue) * potential_profit_index * 1e15))) AS index_sum,
  groupBitmapMergeState(bitmapBuild(seller_ids)) AS sellers,
  count() AS products_count,
  multiIf(
    countIf(product.rating > 0) = 0, NULL,
    reviews = 0, stars / 1e12 / countIf(product.rating > 0),
    review_stars / 1e12 / reviews
  ) AS average_rating
FROM build_listed_product AS product
WHERE load = {load:UInt32}
GROUP BY load, category_id, brand_id`;
