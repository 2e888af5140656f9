import { sql } from '../report.ts';

/** The products of each category, sold or not. */
export const categoryProducts = sql`
INSERT INTO category_product
SELECT
  load, category_id, product_id, product_name, kaspi_id, link, main_img_link, brand_id, brand_title,
  revenue, sales_count, median_price, min_price, comments_count, potential_profit_index,
  length(seller_ids) AS sellers_count, rating
FROM build_listed_product
WHERE load = {load:UInt32}`;

/** The products of each brand, sold or not; those without a brand are nobody's. */
export const brandProducts = sql`
INSERT INTO brand_product
SELECT
  load, brand_id, product_id, product_name, kaspi_id, link, main_img_link, category_id, category_title,
  revenue, sales_count, median_price, comments_count, potential_profit_index,
  length(seller_ids) AS sellers_count, rating
FROM build_listed_product
WHERE load = {load:UInt32} AND brand_id > 0`;

/** The offers of each seller, sold or not. */
export const sellerProducts = sql`
INSERT INTO seller_product
SELECT
  load, seller_id, product_id, product_name, kaspi_id, link, main_img_link, brand_id, brand_title,
  category_id, category_title, offer_revenue AS revenue, offer_sales AS sales_count, price, comments_count,
  potential_profit_index, length(seller_ids) - 1 AS competitors_count, rating
FROM build_listed_product
ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS offer_sales, revenues AS offer_revenue
WHERE load = {load:UInt32}`;
