import { sql } from '../report.ts';

/** What each seller offers in each category; both ids are one number while it is summed up. */
export const categorySellerSlices = sql`
INSERT INTO build_seller_in_category
SELECT {load:UInt32} AS load, bitShiftRight(pair, 32) AS category_id, bitAnd(pair, 4294967295) AS seller_id, revenue
FROM (
  SELECT bitShiftLeft(toUInt64(category_id), 32) + seller_id AS pair, sum(offer.revenue) AS revenue
  FROM build_offer AS offer
  WHERE load = {load:UInt32}
  GROUP BY pair
)`;

/** What each seller offers of each brand, and of goods without one, in the same way. */
export const brandSellerSlices = sql`
INSERT INTO build_seller_of_brand
SELECT {load:UInt32} AS load, bitShiftRight(pair, 32) AS brand_id, bitAnd(pair, 4294967295) AS seller_id, revenue
FROM (
  SELECT bitShiftLeft(toUInt64(brand_id), 32) + seller_id AS pair, sum(offer.revenue) AS revenue
  FROM build_offer AS offer
  WHERE load = {load:UInt32}
  GROUP BY pair
)`;

/** What is offered of each brand, and of goods without one, in each category. */
export const categoryBrandSlices = sql`
INSERT INTO build_brand_in_category
SELECT
  load,
  category_id,
  brand_id,
  sum(product.revenue) AS revenue,
  sum(product.sales_count) AS sales_count,
  count() AS products_count
FROM build_card AS product
WHERE load = {load:UInt32}
GROUP BY load, category_id, brand_id`;
