import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * Sellers of one brand below the usual price of a card: the lower median of its offered prices, unweighted. Cards
 * with one seller are counted and excluded.
 */
export const prices = report({
  route: contract.brand.prices,
  tables: ['seller', 'product', 'brand_product', 'product_text'],
  sql: sql`
    WITH
      toDecimal256(${param.threshold}, 30) AS part,
      places AS (
        SELECT category_id, product_id
        FROM brand_product
        WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}
      ),
      cards AS (
        SELECT
          product_id,
          revenue,
          min_price,
          seller_ids,
          prices,
          revenues,
          arraySort(prices) AS sorted_prices,
          sorted_prices[intDiv(length(prices) + 1, 2)] AS reference,
          arrayMap(price -> price < toDecimal256(reference, 2) * (1 - part), prices) AS below
        FROM product
        WHERE snapshot = ${param.snapshot} AND (category_id, product_id) IN (SELECT * FROM places)
      ),
      texts AS (
        SELECT product_id, product_name, kaspi_id
        FROM ${param.product_text}
        WHERE (category_id, product_id) IN (SELECT * FROM places)
      ),
      products AS (
        SELECT
          card.product_id AS productId,
          product_name AS productName,
          kaspi_id AS kaspiId,
          min_price AS minPrice,
          reference AS referencePrice,
          sorted_prices[-1] AS maxPrice,
          length(prices) AS sellersCount,
          arraySum(below) AS belowCount,
          card.revenue AS revenue
        FROM (SELECT * FROM cards WHERE length(prices) > 1 ORDER BY revenue DESC, product_id LIMIT 2000) AS card
        JOIN texts ON texts.product_id = card.product_id
        ORDER BY revenue DESC, productId
      ),
      seller_figures AS (
        SELECT
          offer.1 AS seller_id,
          count() AS offers_count,
          sum(offer.3) AS total,
          sum(offer.4) AS below_count,
          sumIf(offer.3, offer.4) AS total_below,
          min(if(offer.4, toFloat64(offer.2 - reference) / toFloat64(reference), 0)) AS deepest_gap
        FROM cards
        ARRAY JOIN arrayZip(seller_ids, prices, revenues, below) AS offer
        WHERE length(prices) > 1
        GROUP BY seller_id
      ),
      titles AS (SELECT seller_id, title FROM seller WHERE snapshot = ${param.snapshot}),
      sellers AS (
        SELECT
          figures.seller_id AS sellerId,
          title AS sellerTitle,
          offers_count AS offersCount,
          below_count AS belowCount,
          total_below AS revenueBelow,
          deepest_gap AS deepestGap,
          total AS revenue
        FROM seller_figures AS figures
        JOIN titles ON titles.seller_id = figures.seller_id
        ORDER BY belowCount DESC, revenueBelow DESC, sellerId
      )
    SELECT
      tuple(
        toFloat64(${param.threshold}) AS threshold,
        single_count AS singleSellerProductsCount,
        several_count AS productsCount,
        product_list AS products,
        seller_list AS sellers
      ) AS brandPrices
    FROM (
      SELECT countIf(length(prices) = 1) AS single_count, countIf(length(prices) > 1) AS several_count
      FROM cards
      HAVING count() > 0
    ) AS totals
    CROSS JOIN (SELECT groupArray(tuple(*)) AS product_list FROM products) AS product_rows
    CROSS JOIN (SELECT groupArray(tuple(*)) AS seller_list FROM sellers) AS seller_rows`,
});
