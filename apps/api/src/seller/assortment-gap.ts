import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/** The cards that at least one of some rivals offers and the seller does not. */
export const assortmentGap = comparisonReport({
  route: contract.seller.assortmentGap,
  sql: `
    WITH
      own AS (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}
      ),
      missing AS (
        SELECT
          category_id, product_id,
          count() AS rivals_count,
          sum(offer.revenue::Decimal(38, 2)) AS rivals_revenue
        FROM seller_offer AS offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id IN {rivalIds:Array(UInt32)}
          AND product_id NOT IN (SELECT product_id FROM own)
          AND (NOT {inMyCategories:Bool} OR category_id IN (SELECT category_id FROM own))
        GROUP BY category_id, product_id
      ),
      cards AS (
        SELECT
          category_id, category_title, product_id, brand_id, brand_title, card.revenue AS total, card.sales_count AS units,
          median_price, length(seller_ids) AS sellers_count, potential_profit_index
        FROM product AS card
        WHERE snapshot = {snapshot:UInt32}
          AND (category_id, product_id) IN (SELECT category_id, product_id FROM missing)
      ),
      largest AS (SELECT * FROM cards ORDER BY total DESC, product_id LIMIT 1000),
      earlier AS (
        SELECT product_id FROM product_category
        WHERE snapshot = {snapshot_before:UInt32} AND product_id IN (SELECT product_id FROM largest)
      ),
      ever AS (
        SELECT DISTINCT product_id FROM product_category
        WHERE snapshot IN {snapshots_earlier:Array(UInt32)} AND product_id IN (SELECT product_id FROM largest)
      ),
      texts AS (
        SELECT product_id, product_name, kaspi_id, link FROM {product_text:Identifier}
        WHERE (category_id, product_id) IN (SELECT category_id, product_id FROM largest)
      )
    SELECT
      nullIf({against:String}, '') AS against,
      tuple(totals.cards_count AS count, totals.revenue_sum AS revenue, products) AS assortmentGap
    FROM (SELECT count() AS cards_count, sum(total) AS revenue_sum FROM cards) AS totals
    CROSS JOIN (
      SELECT groupArray(tuple(*)) AS products
      FROM (
        SELECT
          card.product_id AS productId,
          product_name AS productName,
          kaspi_id AS kaspiId,
          link AS productKaspiLink,
          card.category_id AS categoryId,
          category_title AS categoryTitle,
          brand_id AS brandId,
          if(brand_id = 0, 'Без бренда', brand_title) AS brandTitle,
          rivals_count AS rivalsCount,
          rivals_revenue AS rivalsRevenue,
          total AS revenue,
          units AS salesCount,
          median_price AS medianPrice,
          sellers_count AS sellersCount,
          toFloat64(total) / sellers_count AS revenuePerOffer,
          potential_profit_index AS potentialProfitIndex,
          compared_state({against:String} != '', card.product_id IN (SELECT product_id FROM earlier), true) AS state,
          if(
            empty({snapshots_earlier:Array(UInt32)}),
            NULL,
            card.product_id NOT IN (SELECT product_id FROM ever)
          )::Nullable(Bool) AS isNew
        FROM largest AS card
        JOIN missing ON missing.product_id = card.product_id
        JOIN texts ON texts.product_id = card.product_id
        ORDER BY revenue DESC, productId
      )
    ) AS list
    WHERE (SELECT count() FROM own) > 0`,
});
