import { contract } from '@vitrina/contract';
import { cellFields, offeredInWeeks } from '../analytics/report/changed-cells.ts';
import { cellEffects, comparedState, fixedPoint, isWithinChance } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Causes of a seller's revenue change: five effects over all its cards, and the cards that changed most. */
export const changes = report({
  route: contract.seller.changes,
  weeks: 'compared',
  tables: ['seller', 'seller_offer', 'category', 'product', 'product_category', 'product_text'],
  sql: sql`
    WITH
      ${cellEffects}, ${comparedState}, ${fixedPoint}, ${isWithinChance},
      ${param.snapshot_before} > 0 AS is_compared,
      own AS (
        SELECT
          product_id,
          ${offeredInWeeks},
          anyIf(price, snapshot = ${param.snapshot}) AS p1,
          anyIf(price, snapshot != ${param.snapshot}) AS p0
        FROM seller_offer
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
        GROUP BY product_id
      ),
      units AS (
        SELECT
          product_id,
          sumIf(sales_count, snapshot = ${param.snapshot}) AS U1,
          sumIf(sales_count, snapshot != ${param.snapshot}) AS U0
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND (snapshot, category_id, product_id) IN (
          SELECT snapshot, category_id, product_id
          FROM seller_offer
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
        )
        GROUP BY product_id
      ),
      totals AS (
        SELECT
          count() AS cells_count,
          if(max(is_offered), sum(r1), NULL) AS revenue,
          if(max(is_offered_before), sum(r0), NULL) AS revenue_before,
          sumIf(fixed_point(demand_effect(r0, r1, U0, U1)), is_offered AND is_offered_before) / 1e15 AS demand_effect_sum,
          sumIf(fixed_point(share_effect(r0, r1, u0, u1, U0, U1)), is_offered AND is_offered_before) / 1e15
            AS share_effect_sum,
          sumIf(fixed_point(price_effect(r0, r1, u0, u1)), is_offered AND is_offered_before) / 1e15 AS price_effect_sum,
          sumIf(r1, NOT is_offered_before) AS added_effect_sum,
          -sumIf(r0, NOT is_offered) AS removed_effect_sum
        FROM own
        JOIN units ON units.product_id = own.product_id
        HAVING count() > 0
      ),
      categories AS (
        SELECT
          category_id,
          sumIf(revenue, snapshot = ${param.snapshot}) AS r1,
          sumIf(revenue, snapshot != ${param.snapshot}) AS r0
        FROM seller_offer
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
        GROUP BY category_id
      ),
      category_totals AS (
        SELECT
          category_id,
          sumIf(revenue, snapshot = ${param.snapshot}) AS R1,
          sumIf(revenue, snapshot != ${param.snapshot}) AS R0
        FROM category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
        GROUP BY category_id
      ),
      market AS (
        SELECT
          sum(fixed_point(toFloat64(r0) * toFloat64((R1 - r1) - (R0 - r0)) / toFloat64(R0 - r0))) / 1e15 AS market_effect
        FROM categories
        JOIN category_totals ON category_totals.category_id = categories.category_id
        WHERE R0 > r0
      ),
      cut AS (
        SELECT *, if(is_compared, abs(r1 - r0), r1) AS size
        FROM own
        ORDER BY size DESC, product_id
        LIMIT 2000
      ),
      places AS (
        SELECT snapshot, category_id, product_id
        FROM product_category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND product_id IN (SELECT product_id FROM cut)
      ),
      cards AS (
        SELECT
          product_id,
          countIf(snapshot = ${param.snapshot}) > 0 AS is_present,
          countIf(snapshot != ${param.snapshot}) > 0 AS is_present_before,
          if(is_present, anyIf(category_id, snapshot = ${param.snapshot}), any(category_id)) AS latest_category_id,
          if(is_present, anyIf(category_title, snapshot = ${param.snapshot}), any(category_title)) AS title,
          sumIf(sales_count, snapshot = ${param.snapshot}) AS U1,
          sumIf(sales_count, snapshot != ${param.snapshot}) AS U0,
          anyIf(min_price, snapshot = ${param.snapshot}) AS m1,
          anyIf(min_price, snapshot != ${param.snapshot}) AS m0,
          anyIf(seller_ids, snapshot = ${param.snapshot}) AS s1,
          anyIf(seller_ids, snapshot != ${param.snapshot}) AS s0,
          length(arrayIntersect(s1, s0)) AS stayed_count
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
          AND (snapshot, category_id, product_id) IN (SELECT * FROM places)
        GROUP BY product_id
      ),
      texts AS (
        SELECT product_id, argMax((product_name, kaspi_id, link), is_latest) AS text
        FROM (
          SELECT product_id, product_name, kaspi_id, link, 1 AS is_latest
          FROM ${param.product_text}
          WHERE (category_id, product_id) IN (
            SELECT category_id, product_id FROM places WHERE snapshot = ${param.snapshot}
          )
          UNION ALL
          SELECT product_id, product_name, kaspi_id, link, 0 AS is_latest
          FROM ${param.product_text_before}
          WHERE (category_id, product_id) IN (
            SELECT category_id, product_id FROM places WHERE snapshot = ${param.snapshot_before}
          )
        )
        GROUP BY product_id
      ),
      cells AS (
        SELECT
          own.product_id AS productId,
          text.1 AS productName,
          text.2 AS kaspiId,
          text.3 AS productKaspiLink,
          latest_category_id AS categoryId,
          title AS categoryTitle,
          ${cellFields},
          if(is_offered_before, p0, NULL) AS priceBefore,
          if(is_offered, p1, NULL) AS price,
          if(is_present_before, m0, NULL) AS minPriceBefore,
          if(is_present, m1, NULL) AS minPrice,
          if(is_present_before, U0, NULL) AS productSalesCountBefore,
          if(is_present, U1, NULL) AS productSalesCount,
          if(is_present_before, length(s0), NULL) AS sellersCountBefore,
          if(is_present, length(s1), NULL) AS sellersCount,
          if(is_compared, length(s1) - stayed_count - (is_offered AND NOT is_offered_before), NULL) AS sellersEntered,
          if(is_compared, length(s0) - stayed_count - (is_offered_before AND NOT is_offered), NULL) AS sellersLeft,
          if(is_offered_before, toBool(p0 = m0), NULL) AS isCheapestBefore,
          if(is_offered, toBool(p1 = m1), NULL) AS isCheapest,
          is_offered AND is_offered_before AS is_stayed,
          size
        FROM cut AS own
        JOIN cards ON cards.product_id = own.product_id
        JOIN texts ON texts.product_id = own.product_id
        ORDER BY size DESC, productId
      )
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(
        ${param.sellerId} AS sellerId,
        (
          SELECT argMax(title, snapshot = ${param.snapshot})
          FROM seller
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
        ) AS sellerTitle,
        revenue_before AS revenueBefore,
        revenue,
        if(is_compared, demand_effect_sum, NULL) AS demandEffect,
        if(is_compared, share_effect_sum, NULL) AS shareEffect,
        if(is_compared, price_effect_sum, NULL) AS priceEffect,
        if(is_compared, added_effect_sum, NULL) AS addedEffect,
        if(is_compared, removed_effect_sum, NULL) AS removedEffect,
        if(is_compared, (SELECT market_effect FROM market), NULL) AS marketEffect,
        if(
          is_compared,
          toFloat64(ifNull(revenue, 0) - ifNull(revenue_before, 0)) - (SELECT market_effect FROM market),
          NULL
        ) AS ownEffect,
        cells_count AS count,
        products
      ) AS sellerChanges
    FROM totals
    CROSS JOIN (SELECT groupArray(tuple(* EXCEPT (is_stayed, effects, size))) AS products FROM cells) AS list`,
});
