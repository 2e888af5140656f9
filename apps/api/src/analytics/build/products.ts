import { sql } from '../report.ts';

/**
 * Folds the offers of each product into one row. A rating comes with the largest comments count, then it
 * is the largest itself: both are packed into one number, the count above the bits of the rating.
 */
export const products = sql`
INSERT INTO build_card
WITH
  bitShiftLeft(toUInt128(ifNull(product_comments_count, 0)), 64)
    + reinterpretAsUInt64(assumeNotNull(product_rating)) AS rated,
  maxIf(rated, product_rating > 0) AS best
SELECT
  load,
  category_id,
  product_id,
  any(offer.brand_id) AS brand_id,
  nullIf(reinterpretAsFloat64(toUInt64(best)), 0) AS rating,
  max(ifNull(product_comments_count, 0)) AS comments_count,
  sum(offer.revenue) AS revenue,
  sum(offer.sales_count) AS sales_count,
  countIf(offer.sales_count > 0) AS sold_offers,
  quantileExactLowIf(0.5)(offer.revenue, offer.sales_count > 0) AS offer_median,
  if(
    sold_offers > 0,
    arrayReduce('quantileExactWeighted(0.5)', prices, sales_counts),
    arrayReduce('quantileExactLow(0.5)', prices)
  ) AS median_price,
  min(price) AS min_price,
  groupArray(seller_id) AS seller_ids,
  groupArray(price) AS prices,
  groupArray(offer.sales_count) AS sales_counts,
  groupArray(offer.revenue) AS revenues
FROM build_offer AS offer
WHERE load = {load:UInt32}
GROUP BY load, category_id, product_id
SETTINGS optimize_aggregation_in_order = 1`;

/** The texts of the products whose rows all say the same. */
export const productTexts = sql`
INSERT INTO product_text
WITH cityHash64(
    offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')
  ) AS wording
SELECT
  load,
  category_id,
  product_id,
  any(offer.product_name) AS product_name,
  any(product_kaspi_id) AS kaspi_id,
  any(product_link) AS link,
  any(product_main_img_link) AS main_img_link
FROM build_offer AS offer
WHERE load = {load:UInt32}
GROUP BY load, category_id, product_id
HAVING min(wording) = max(wording)
SETTINGS optimize_aggregation_in_order = 1`;

/** The texts of those whose rows differ: the most frequent given wins, ties by the smallest. */
export const settledTexts = sql`
INSERT INTO product_text
WITH votes AS (
  SELECT category_id, product_id, field, value, count() AS number
  FROM build_offer AS offer
  ARRAY JOIN
    ['name', 'kaspi_id', 'link', 'main_img_link'] AS field,
    [offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')] AS value
  WHERE load = {load:UInt32} AND value != '' AND product_id IN (
    SELECT product_id FROM build_card WHERE load = {load:UInt32} AND product_id NOT IN (
      SELECT product_id FROM product_text WHERE load = {load:UInt32}
    )
  )
  GROUP BY category_id, product_id, field, value
)
SELECT
  {load:UInt32} AS load,
  category_id,
  product_id,
  argMinIf(value, (-number, value), field = 'name') AS product_name,
  argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
  nullIf(argMinIf(value, (-number, value), field = 'link'), '') AS link,
  nullIf(argMinIf(value, (-number, value), field = 'main_img_link'), '') AS main_img_link
FROM votes
GROUP BY category_id, product_id`;
