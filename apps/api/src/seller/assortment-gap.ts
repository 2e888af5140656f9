import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/**
 * The cards that at least one of some rivals offers and the seller does not. The inputs are how many are missing, their
 * revenue, and the places of the largest of them (category, product), by one packed number that sorts as revenue, then
 * product. Many missing cards are found by reading all of the week in order: looking up each takes longer. All else is
 * read of the largest alone, their places a constant; a card of the week before is not new, whatever the weeks before
 * that have (decision 183).
 */
export const assortmentGap = comparisonReport({
  route: contract.seller.assortmentGap,
  inputs: {
    names: ['missing_count', 'missing_revenue', 'places'],
    sql: `
    WITH
      own AS (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}
      )
    SELECT
      count()::String AS missing_count,
      sum(card.revenue)::String AS missing_revenue,
      arrayMap(
        key -> (toUInt32(bitAnd(key, 4294967295)), toUInt32(bitAnd(bitShiftRight(key, 32), 4294967295))),
        groupArraySorted(1000)(
          bitShiftLeft(-toInt256(card.revenue * 100), 64) + bitShiftLeft(toUInt64(product_id), 32) + category_id
        )
      )::String AS places
    FROM product AS card
    WHERE snapshot = {snapshot:UInt32}
      AND (category_id, product_id) IN (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id IN {rivalIds:Array(UInt32)}
          AND product_id NOT IN (SELECT product_id FROM own)
          AND (NOT {inMyCategories:Bool} OR category_id IN (SELECT category_id FROM own))
      )
    SETTINGS use_index_for_in_with_subqueries_max_values = 5000, optimize_move_to_prewhere = 0`,
  },
  sql: `
    WITH
      {places:String}::Array(Tuple(UInt32, UInt32)) AS largest,
      (
        SELECT groupArray(product_id) FROM product_category
        WHERE snapshot = {snapshot_before:UInt32} AND product_id IN largest.2
      ) AS ids_before,
      (
        SELECT groupUniqArray(product_id) FROM product_category
        WHERE snapshot IN {snapshots_earlier:Array(UInt32)}
          AND product_id IN (SELECT arrayJoin(arrayFilter(id -> NOT has(assumeNotNull(ids_before), id), largest.2)))
      ) AS ids_ever
    SELECT
      nullIf({against:String}, '') AS against,
      tuple(
        {missing_count:String}::UInt64 AS count,
        {missing_revenue:String}::Decimal(38, 2) AS revenue,
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
        rivals.brand_id AS brandId,
        if(brandId = 0, 'Без бренда', brand.title) AS brandTitle,
        rivals_count AS rivalsCount,
        rivals_revenue AS rivalsRevenue,
        card.revenue AS revenue,
        card.sales_count AS salesCount,
        card.median_price AS medianPrice,
        sellers_count AS sellersCount,
        toFloat64(revenue) / sellersCount AS revenuePerOffer,
        rivals.potential_profit_index AS potentialProfitIndex,
        compared_state({against:String} != '', has(assumeNotNull(ids_before), productId), true) AS state,
        if(
          empty({snapshots_earlier:Array(UInt32)}),
          NULL,
          NOT has(assumeNotNull(ids_before), productId) AND NOT has(assumeNotNull(ids_ever), productId)
        )::Nullable(Bool) AS isNew
      FROM (
        SELECT category_id, product_id, category_title, revenue, sales_count, median_price FROM product
        WHERE snapshot = {snapshot:UInt32} AND (category_id, product_id) IN largest
      ) AS card
      JOIN (
        SELECT
          product_id, any(brand_id) AS brand_id, any(potential_profit_index) AS potential_profit_index,
          any(competitors_count) + 1 AS sellers_count, count() AS rivals_count, sum(offer.revenue) AS rivals_revenue
        FROM seller_offer AS offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id IN {rivalIds:Array(UInt32)} AND product_id IN largest.2
        GROUP BY product_id
      ) AS rivals ON rivals.product_id = card.product_id
      JOIN (
        SELECT product_id, product_name, kaspi_id, link FROM {product_text:Identifier}
        WHERE (category_id, product_id) IN largest
      ) AS text ON text.product_id = card.product_id
      LEFT JOIN (SELECT brand_id, title FROM brand WHERE snapshot = {snapshot:UInt32}) AS brand
        ON brand.brand_id = rivals.brand_id
      ORDER BY revenue DESC, productId
    )
    HAVING (SELECT count() FROM seller WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}) > 0`,
});
