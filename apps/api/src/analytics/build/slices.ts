import { sql } from '../report.ts';

/** What each seller offers in each category. */
export const categorySellerSlices = sql`
INSERT INTO build_seller_in_category
SELECT load, category_id, seller_id, sum(offer.revenue) AS revenue
FROM build_offer AS offer
WHERE load = {load:UInt32}
GROUP BY load, category_id, seller_id`;

/** What each seller offers of each brand, and of goods without one. */
export const brandSellerSlices = sql`
INSERT INTO build_seller_of_brand
SELECT load, brand_id, seller_id, sum(offer.revenue) AS revenue
FROM build_offer AS offer
WHERE load = {load:UInt32}
GROUP BY load, brand_id, seller_id`;

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
