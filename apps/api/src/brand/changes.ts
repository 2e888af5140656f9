import { contract } from '@vitrina/contract';
import { cellFields, offeredInWeeks } from '../analytics/report/changed-cells.ts';
import {
  cellEffects,
  comparedState,
  fixedPoint,
  isWithinChance,
  share,
} from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Causes of a brand's revenue change: five effects over all its categories, and the categories that changed most. */
export const changes = report({
  route: contract.brand.changes,
  weeks: 'compared',
  tables: ['category', 'product', 'brand', 'brand_product'],
  sql: sql`
    WITH
      ${cellEffects}, ${comparedState}, ${fixedPoint}, ${isWithinChance}, ${share},
      ${param.snapshot_before} > 0 AS is_compared,
      own AS (
        SELECT
          category_id,
          ${offeredInWeeks}
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND (snapshot, category_id, product_id) IN (
          SELECT snapshot, category_id, product_id
          FROM brand_product
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND brand_id = ${param.brandId}
        )
        GROUP BY category_id
      ),
      contexts AS (
        SELECT
          category_id,
          argMax(title, snapshot = ${param.snapshot}) AS latest_title,
          sumIf(revenue, snapshot = ${param.snapshot}) AS R1,
          sumIf(revenue, snapshot != ${param.snapshot}) AS R0,
          sumIf(sales_count, snapshot = ${param.snapshot}) AS U1,
          sumIf(sales_count, snapshot != ${param.snapshot}) AS U0
        FROM category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
        GROUP BY category_id
      ),
      cells AS (
        SELECT
          own.category_id AS categoryId,
          latest_title AS categoryTitle,
          ${cellFields},
          if(is_offered_before, share(r0, R0), NULL) AS shareRevenueFromCategoryBefore,
          if(is_offered, share(r1, R1), NULL) AS shareRevenueFromCategory,
          is_offered AND is_offered_before AS is_stayed,
          if(R0 > r0, fixed_point(toFloat64(r0) * toFloat64((R1 - r1) - (R0 - r0)) / toFloat64(R0 - r0)), 0) AS market,
          if(is_compared, abs(r1 - r0), r1) AS size
        FROM own
        JOIN contexts ON contexts.category_id = own.category_id
        ORDER BY size DESC, categoryId
      )
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(
        ${param.brandId} AS brandId,
        (
          SELECT argMax(title, snapshot = ${param.snapshot})
          FROM brand
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND brand_id = ${param.brandId}
        ) AS brandTitle,
        total_before AS revenueBefore,
        total AS revenue,
        demand_sum / 1e15 AS demandEffect,
        share_sum / 1e15 AS shareEffect,
        price_sum / 1e15 AS priceEffect,
        added AS addedEffect,
        removed AS removedEffect,
        if(is_compared, market_sum / 1e15, NULL) AS marketEffect,
        if(
          is_compared,
          toFloat64(ifNull(total, 0) - ifNull(total_before, 0)) - market_sum / 1e15,
          NULL
        ) AS ownEffect,
        cells_count AS count,
        list AS cells
      ) AS brandChanges
    FROM (
      SELECT
        sum(revenueBefore) AS total_before,
        sum(revenue) AS total,
        sum(fixed_point(demandEffect)) AS demand_sum,
        sum(fixed_point(shareEffect)) AS share_sum,
        sum(fixed_point(priceEffect)) AS price_sum,
        sum(addedEffect) AS added,
        sum(removedEffect) AS removed,
        sum(market) AS market_sum,
        count() AS cells_count,
        groupArray(2000)(tuple(* EXCEPT (is_stayed, effects, market, size))) AS list
      FROM cells
      HAVING cells_count > 0
    )`,
});
