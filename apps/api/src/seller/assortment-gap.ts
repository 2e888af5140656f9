import { contract } from '@vitrina/contract';
import { comparedState } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * The cards that at least one of some rivals offers and the seller does not. The inputs are the number of missing
 * cards, their revenue, and the positions of the largest (category, product), by one packed number that sorts as
 * revenue, then product. Many missing cards are found by reading the whole week in order: looking up each takes
 * longer. Everything else is read only for the largest, their positions a constant; a card of the week before is not
 * new, whatever the weeks before that have (decision 183).
 */
export const assortmentGap = report({
  route: contract.seller.assortmentGap,
  weeks: 'compared',
  tables: ['seller', 'seller_offer', 'product', 'product_category', 'brand', 'product_text'],
  inputs: {
    names: ['missing_count', 'missing_revenue', 'places'],
    sql: sql`
    WITH
      own AS (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}
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
    WHERE snapshot = ${param.snapshot}
      AND (category_id, product_id) IN (
        SELECT category_id, product_id FROM seller_offer
        WHERE snapshot = ${param.snapshot} AND seller_id IN ${param.rivalIds}
          AND product_id NOT IN (SELECT product_id FROM own)
          AND (NOT ${param.inMyCategories} OR category_id IN (SELECT category_id FROM own))
      )
    SETTINGS use_index_for_in_with_subqueries_max_values = 5000, optimize_move_to_prewhere = 0`,
  },
  sql: sql`
    WITH
      ${comparedState},
      ${param.places}::Array(Tuple(UInt32, UInt32)) AS largest,
      (
        SELECT groupArray(product_id) FROM product_category
        WHERE snapshot = ${param.snapshot_before} AND product_id IN largest.2
      ) AS ids_before,
      (
        SELECT groupUniqArray(product_id) FROM product_category
        WHERE snapshot IN ${param.snapshots_earlier}
          AND product_id IN (SELECT arrayJoin(arrayFilter(id -> NOT has(assumeNotNull(ids_before), id), largest.2)))
      ) AS ids_ever
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(
        ${param.missing_count}::UInt64 AS count,
        ${param.missing_revenue}::Decimal(38, 2) AS revenue,
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
        compared_state(${param.against} != '', has(assumeNotNull(ids_before), productId), true) AS state,
        if(
          empty(${param.snapshots_earlier}),
          NULL,
          NOT has(assumeNotNull(ids_before), productId) AND NOT has(assumeNotNull(ids_ever), productId)
        )::Nullable(Bool) AS isNew
      FROM (
        SELECT category_id, product_id, category_title, revenue, sales_count, median_price FROM product
        WHERE snapshot = ${param.snapshot} AND (category_id, product_id) IN largest
      ) AS card
      JOIN (
        SELECT
          product_id, any(brand_id) AS brand_id, any(potential_profit_index) AS potential_profit_index,
          any(competitors_count) + 1 AS sellers_count, count() AS rivals_count, sum(offer.revenue) AS rivals_revenue
        FROM seller_offer AS offer
        WHERE snapshot = ${param.snapshot} AND seller_id IN ${param.rivalIds} AND product_id IN largest.2
        GROUP BY product_id
      ) AS rivals ON rivals.product_id = card.product_id
      JOIN (
        SELECT product_id, product_name, kaspi_id, link FROM ${param.product_text}
        WHERE (category_id, product_id) IN largest
      ) AS text ON text.product_id = card.product_id
      LEFT JOIN (SELECT brand_id, title FROM brand WHERE snapshot = ${param.snapshot}) AS brand
        ON brand.brand_id = rivals.brand_id
      ORDER BY revenue DESC, productId
    )
    HAVING (SELECT count() FROM seller WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}) > 0`,
});
