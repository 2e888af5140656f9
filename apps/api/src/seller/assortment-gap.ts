import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/**
 * The cards that at least one of some rivals offers and the seller does not. `missing` are how many they are, their
 * revenue, and the places of the largest of them (category, product), read once: a subquery is computed again
 * wherever it is named, a value is not. All else is read of the largest alone, and as few weeks as possible: a card of
 * the week before is not new, whatever the weeks before that have.
 */
export const assortmentGap = comparisonReport({
  route: contract.seller.assortmentGap,
  sql: `
    WITH
      own AS (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}
      ),
      (
        SELECT (
          count(),
          sum(card.revenue),
          arrayMap(one -> (one.3, one.2), groupArraySorted(1000)((-card.revenue, product_id, category_id)))
        )
        FROM product AS card
        WHERE snapshot = {snapshot:UInt32}
          AND (category_id, product_id) IN (
            SELECT category_id, product_id FROM seller_offer
            WHERE snapshot = {snapshot:UInt32} AND seller_id IN {rivalIds:Array(UInt32)}
              AND product_id NOT IN (SELECT product_id FROM own)
              AND (NOT {inMyCategories:Bool} OR category_id IN (SELECT category_id FROM own))
          )
      ) AS missing,
      largest AS (SELECT arrayJoin(assumeNotNull(missing.3)) AS place),
      (
        SELECT groupArray(product_id) FROM product_category
        WHERE snapshot = {snapshot_before:UInt32} AND product_id IN (SELECT place.2 FROM largest)
      ) AS ids_before,
      earlier AS (SELECT arrayJoin(assumeNotNull(ids_before)) AS product_id),
      ever AS (
        SELECT product_id FROM product_category
        WHERE snapshot IN {snapshots_earlier:Array(UInt32)}
          AND product_id IN (SELECT place.2 FROM largest WHERE place.2 NOT IN (SELECT product_id FROM earlier))
      )
    SELECT
      nullIf({against:String}, '') AS against,
      tuple(
        assumeNotNull(missing.1) AS count,
        assumeNotNull(missing.2) AS revenue,
        groupArray(tuple(*)) AS products
      ) AS assortmentGap
    FROM (
      SELECT
        card.product_id AS productId,
        product_name AS productName,
        kaspi_id AS kaspiId,
        link AS productKaspiLink,
        card.category_id AS categoryId,
        category_title AS categoryTitle,
        card.brand_id AS brandId,
        if(brand_id = 0, 'Без бренда', brand_title) AS brandTitle,
        rivals_count AS rivalsCount,
        rivals_revenue AS rivalsRevenue,
        card.revenue AS revenue,
        card.sales_count AS salesCount,
        card.median_price AS medianPrice,
        length(card.seller_ids) AS sellersCount,
        toFloat64(revenue) / sellersCount AS revenuePerOffer,
        card.potential_profit_index AS potentialProfitIndex,
        compared_state({against:String} != '', productId IN (SELECT product_id FROM earlier), true) AS state,
        if(
          empty({snapshots_earlier:Array(UInt32)}),
          NULL,
          productId NOT IN (SELECT product_id FROM earlier) AND productId NOT IN (SELECT product_id FROM ever)
        )::Nullable(Bool) AS isNew
      FROM (
        SELECT * FROM product WHERE snapshot = {snapshot:UInt32} AND (category_id, product_id) IN (SELECT place FROM largest)
      ) AS card
      JOIN (
        SELECT product_id, count() AS rivals_count, sum(offer.revenue) AS rivals_revenue
        FROM seller_offer AS offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id IN {rivalIds:Array(UInt32)}
          AND (category_id, product_id) IN (SELECT place FROM largest)
        GROUP BY product_id
      ) AS rivals ON rivals.product_id = card.product_id
      JOIN (
        SELECT product_id, product_name, kaspi_id, link FROM {product_text:Identifier}
        WHERE (category_id, product_id) IN (SELECT place FROM largest)
      ) AS text ON text.product_id = card.product_id
      ORDER BY revenue DESC, productId
    )
    HAVING (SELECT count() FROM own) > 0`,
});
