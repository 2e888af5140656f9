import { sql } from '../report.ts';

/**
 * Folds the offers of each product into one row. A rating comes with the largest comments count, then it
 * is the largest itself: both are packed into one number, the count above the bits of the rating.
 */
export const products = sql`
INSERT INTO build_product
WITH
  bitShiftLeft(toUInt128(ifNull(product_comments_count, 0)), 64)
    + reinterpretAsUInt64(assumeNotNull(product_rating)) AS rated,
  maxIf(rated, product_rating > 0) AS best
SELECT
  load,
  product_id,
  min(product_kaspi_id) AS kaspi_id,
  min(product_name) AS name,
  min(product_link) AS link,
  min(product_main_img_link) AS main_img_link,
  kaspi_id != max(product_kaspi_id) OR name != max(product_name)
    OR ifNull(link != max(product_link), false)
    OR ifNull(main_img_link != max(product_main_img_link), false) AS is_disputed,
  any(offer.brand_id) AS brand_id,
  any(offer.category_id) AS category_id,
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
FROM offer
WHERE load = {load:UInt32}
GROUP BY load, product_id
SETTINGS optimize_aggregation_in_order = 1`;

/** Settles the texts of products whose rows differ: the most frequent given wins, ties by the smallest. */
export const productTexts = sql`
INSERT INTO build_product_text
WITH votes AS (
  SELECT product_id, field, value, count() AS number
  FROM offer
  ARRAY JOIN
    ['kaspi_id', 'name', 'link', 'main_img_link'] AS field,
    [product_kaspi_id, product_name, ifNull(product_link, ''), ifNull(product_main_img_link, '')] AS value
  WHERE load = {load:UInt32} AND value != '' AND product_id IN (
    SELECT product_id FROM build_product WHERE load = {load:UInt32} AND is_disputed
  )
  GROUP BY product_id, field, value
)
SELECT
  {load:UInt32} AS load,
  product_id,
  argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
  argMinIf(value, (-number, value), field = 'name') AS name,
  nullIf(argMinIf(value, (-number, value), field = 'link'), '') AS link,
  nullIf(argMinIf(value, (-number, value), field = 'main_img_link'), '') AS main_img_link
FROM votes
GROUP BY product_id`;
