import { param, sql } from '../analytics/report/sql.ts';

/** Whether the scope is the whole market, without an entity. */
export const isMarket = sql`(${param.categoryId} + ${param.brandId} + ${param.sellerId} + ${param.sectionId} = 0)`;

/**
 * `moving_facts` has a row for each entity and each of two weeks, `moving_totals` for each entity; over the whole
 * market, or inside one entity.
 */
export const movingTotals = sql`
  moving_facts AS (
    SELECT snapshot, ${param.id} AS id, moving.revenue AS revenue, moving.sales_count AS units
    FROM ${param.table} AS moving
    WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND ${isMarket}
    UNION ALL
    SELECT snapshot, ${param.id}, offer.revenue, offer.sales_count
    FROM seller_offer AS offer
    WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
    UNION ALL
    SELECT snapshot, entry.1, entry.2, entry.3
    FROM product
    ARRAY JOIN if(
      ${param.of} = 'sellers',
      arrayZip(seller_ids, revenues::Array(Decimal(38, 2)), sales_counts::Array(UInt64)),
      [(multiIf(${param.of} = 'brands', brand_id, ${param.of} = 'categories', category_id, product_id), revenue, sales_count)]
    ) AS entry
    WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND ${param.sellerId} = 0 AND NOT ${isMarket}
      AND (${param.categoryId} = 0 OR category_id = ${param.categoryId})
      AND (
        ${param.sectionId} = 0
        OR (snapshot, category_id) IN (
          SELECT snapshot, category_id FROM category
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
            AND ${param.sectionId} IN (category_1_lvl_id, category_2_lvl_id)
        )
      )
      AND (
        ${param.brandId} = 0
        OR brand_id = ${param.brandId} AND (category_id, product_id) IN (
          SELECT category_id, product_id FROM brand_product
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND brand_id = ${param.brandId}
        )
      )
  ),
  moving_totals AS (
    SELECT
      id,
      sumIf(fact.revenue, snapshot = ${param.snapshot}) AS after,
      sumIf(fact.revenue, snapshot = ${param.snapshot_before}) AS before,
      sumIf(fact.units, snapshot = ${param.snapshot}) AS units_after,
      sumIf(fact.units, snapshot = ${param.snapshot_before}) AS units_before,
      max(snapshot = ${param.snapshot}) AS is_after,
      max(snapshot = ${param.snapshot_before}) AS is_before
    FROM moving_facts AS fact
    WHERE id > 0 AND ${param.snapshot_before} > 0
    GROUP BY id
  )`;
