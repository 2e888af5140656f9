import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/** Why one brand's revenue changed: five effects over all its categories, and those that changed most. */
export const changes = comparisonReport({
  route: contract.brand.changes,
  sql: `
    WITH
      {snapshot_before:UInt32} > 0 AS is_compared,
      own AS (
        SELECT
          category_id,
          countIf(snapshot = {snapshot:UInt32}) > 0 AS is_offered,
          countIf(snapshot != {snapshot:UInt32}) > 0 AS is_offered_before,
          sumIf(revenue, snapshot = {snapshot:UInt32}) AS r1,
          sumIf(revenue, snapshot != {snapshot:UInt32}) AS r0,
          sumIf(sales_count, snapshot = {snapshot:UInt32}) AS u1,
          sumIf(sales_count, snapshot != {snapshot:UInt32}) AS u0
        FROM product
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND (snapshot, category_id, product_id) IN (
          SELECT snapshot, category_id, product_id
          FROM brand_product
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND brand_id = {brandId:UInt32}
        )
        GROUP BY category_id
      ),
      contexts AS (
        SELECT
          category_id,
          argMax(title, snapshot = {snapshot:UInt32}) AS latest_title,
          sumIf(revenue, snapshot = {snapshot:UInt32}) AS R1,
          sumIf(revenue, snapshot != {snapshot:UInt32}) AS R0,
          sumIf(sales_count, snapshot = {snapshot:UInt32}) AS U1,
          sumIf(sales_count, snapshot != {snapshot:UInt32}) AS U0
        FROM category
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32})
        GROUP BY category_id
      ),
      cells AS (
        SELECT
          own.category_id AS categoryId,
          latest_title AS categoryTitle,
          if(is_offered_before, r0, NULL) AS revenueBefore,
          if(is_offered, r1, NULL) AS revenue,
          if(is_offered_before, u0, NULL) AS salesCountBefore,
          if(is_offered, u1, NULL) AS salesCount,
          cell_effects(is_compared, is_offered_before, is_offered, r0, r1, u0, u1, U0, U1) AS effects,
          effects.1 AS demandEffect,
          effects.2 AS shareEffect,
          effects.3 AS priceEffect,
          effects.4 AS addedEffect,
          effects.5 AS removedEffect,
          compared_state(is_compared, is_offered_before, is_offered) AS state,
          if(is_stayed, toBool(is_within_chance(u0, u1)), NULL) AS isWithinChance,
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
      nullIf({against:String}, '') AS against,
      tuple(
        {brandId:UInt32} AS brandId,
        (
          SELECT argMax(title, snapshot = {snapshot:UInt32})
          FROM brand
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND brand_id = {brandId:UInt32}
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
