import { sql } from '../report.ts';

/**
 * Folds the offers of each product into one row. A rating comes with the largest comments count, then it
 * is the largest itself: both are packed into one number, the count above the bits of the rating. The
 * median of one offer, as most products have, is that offer's.
 */
export const products = sql`
INSERT INTO build_card
WITH
  bitShiftLeft(toUInt128(ifNull(product_comments_count, 0)), 64)
    + reinterpretAsUInt64(assumeNotNull(product_rating)) AS rated,
  folded AS (
    SELECT
      load,
      category_id,
      product_id,
      any(offer.brand_id) AS brand_id,
      max(if(ifNull(product_rating > 0, false), rated, 0)) AS best,
      max(ifNull(product_comments_count, 0)) AS comments_count,
      groupArray((seller_id, price, sales_count, revenue)) AS offers
    FROM build_offer AS offer
    WHERE load = {load:UInt32}
    GROUP BY load, category_id, product_id
  )
SELECT
  load,
  category_id,
  product_id,
  brand_id,
  nullIf(reinterpretAsFloat64(toUInt64(best)), 0) AS rating,
  comments_count,
  arraySum(revenues) AS revenue,
  arraySum(sales_counts) AS sales_count,
  arrayCount(sold -> sold > 0, sales_counts) AS sold_offers,
  if(
    length(revenues) = 1,
    revenues[1],
    arrayReduce('quantileExactLow(0.5)', arrayFilter((_, sold) -> sold > 0, revenues, sales_counts))
  ) AS offer_median,
  multiIf(
    length(prices) = 1, prices[1],
    sales_count > 0, arrayReduce('quantileExactWeighted(0.5)', prices, sales_counts),
    arrayReduce('quantileExactLow(0.5)', prices)
  ) AS median_price,
  arrayMin(prices) AS min_price,
  offers.1 AS seller_ids,
  offers.2 AS prices,
  offers.3 AS sales_counts,
  offers.4 AS revenues
FROM folded
SETTINGS optimize_aggregation_in_order = 1`;

/** The texts of the products whose rows all say the same, where they are not there already: of any row, then. */
export const productTexts = sql`
INSERT INTO {product_text:Identifier}
WITH
  cityHash64(
    offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')
  ) AS wording,
  differing AS (
    SELECT product_id
    FROM build_offer AS offer
    WHERE load = {load:UInt32} AND product_id NOT IN (SELECT product_id FROM {product_text:Identifier})
    GROUP BY product_id
    HAVING min(wording) != max(wording)
  )
SELECT
  category_id,
  product_id,
  offer.product_name,
  product_kaspi_id AS kaspi_id,
  product_link AS link,
  product_main_img_link AS main_img_link
FROM build_offer AS offer
WHERE load = {load:UInt32}
  AND product_id NOT IN (SELECT product_id FROM {product_text:Identifier})
  AND product_id NOT IN (SELECT product_id FROM differing)
ORDER BY load, category_id, product_id
LIMIT 1 BY product_id`;

/** The texts of those whose rows differ: the most frequent given wins, ties by the smallest. */
export const settledTexts = sql`
INSERT INTO {product_text:Identifier}
WITH votes AS (
  SELECT category_id, product_id, field, value, count() AS number
  FROM build_offer AS offer
  ARRAY JOIN
    ['name', 'kaspi_id', 'link', 'main_img_link'] AS field,
    [offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')] AS value
  WHERE load = {load:UInt32} AND value != '' AND product_id IN (
    SELECT product_id FROM build_card WHERE load = {load:UInt32} AND product_id NOT IN (
      SELECT product_id FROM {product_text:Identifier}
    )
  )
  GROUP BY category_id, product_id, field, value
)
SELECT
  category_id,
  product_id,
  argMinIf(value, (-number, value), field = 'name') AS product_name,
  argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
  nullIf(argMinIf(value, (-number, value), field = 'link'), '') AS link,
  nullIf(argMinIf(value, (-number, value), field = 'main_img_link'), '') AS main_img_link
FROM votes
GROUP BY category_id, product_id`;
