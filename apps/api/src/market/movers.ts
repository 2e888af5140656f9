import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/**
 * Who entered, left, gained and lost between two weeks. `facts` is one row for each thing that may move and week; the
 * scalar `moved` folds them once into counts, sums and the rows to show, `overtaken` once more for the 20 largest.
 */
export const movers = comparisonReport({
  route: contract.market.movers,
  sql: `
    WITH
      {categoryId:UInt32} + {brandId:UInt32} + {sellerId:UInt32} = 0 AS is_market,
      (
        SELECT (countIf(now), sumIf(revenue, now), sumIf(revenue, NOT now))
        FROM (
          SELECT snapshot = {snapshot:UInt32} AS now, revenue FROM week
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND is_market
          UNION ALL
          SELECT snapshot = {snapshot:UInt32}, revenue FROM category
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND category_id = {categoryId:UInt32}
          UNION ALL
          SELECT snapshot = {snapshot:UInt32}, revenue FROM brand
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND brand_id = {brandId:UInt32}
          UNION ALL
          SELECT snapshot = {snapshot:UInt32}, revenue FROM seller
          WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND seller_id = {sellerId:UInt32}
        )
      ) AS scope_sums,
      facts AS (
        SELECT snapshot, seller_id AS id, revenue, sales_count AS units FROM seller
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'sellers' AND is_market
        UNION ALL
        SELECT snapshot, brand_id, revenue, sales_count FROM brand
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'brands' AND is_market
        UNION ALL
        SELECT snapshot, category_id, revenue, sales_count FROM category
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'categories' AND is_market
        UNION ALL
        SELECT
          snapshot,
          multiIf({of:String} = 'brands', brand_id, {of:String} = 'categories', category_id, product_id),
          offer.revenue, offer.sales_count
        FROM seller_offer AS offer
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND seller_id = {sellerId:UInt32}
        UNION ALL
        SELECT snapshot, entry.1, entry.2, entry.3
        FROM product
        ARRAY JOIN if(
          {of:String} = 'sellers',
          arrayZip(seller_ids, revenues::Array(Decimal(38, 2)), sales_counts::Array(UInt64)),
          [(multiIf({of:String} = 'brands', brand_id, {of:String} = 'categories', category_id, product_id), revenue, sales_count)]
        ) AS entry
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32})
          AND {sellerId:UInt32} = 0 AND ({of:String} = 'products' OR NOT is_market)
          AND ({categoryId:UInt32} = 0 OR category_id = {categoryId:UInt32})
          AND (
            {brandId:UInt32} = 0
            OR brand_id = {brandId:UInt32} AND (category_id, product_id) IN (
              SELECT category_id, product_id FROM brand_product
              WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND brand_id = {brandId:UInt32}
            )
          )
      ),
      folded AS (
        SELECT
          id,
          sumIf(fact.revenue, snapshot = {snapshot:UInt32}) AS after,
          sumIf(fact.revenue, snapshot = {snapshot_before:UInt32}) AS before,
          sumIf(fact.units, snapshot = {snapshot:UInt32}) AS units_after,
          sumIf(fact.units, snapshot = {snapshot_before:UInt32}) AS units_before,
          max(snapshot = {snapshot:UInt32}) AS is_after,
          max(snapshot = {snapshot_before:UInt32}) AS is_before
        FROM facts AS fact
        WHERE id > 0 AND {snapshot_before:UInt32} > 0
        GROUP BY id
      ),
      (
        SELECT (
          (countIf(NOT is_before), sumIf(before, NOT is_before), sumIf(after, NOT is_before)),
          (countIf(NOT is_after), sumIf(before, NOT is_after), sumIf(after, NOT is_after)),
          (countIf(both AND after > before), sumIf(before, both AND after > before), sumIf(after, both AND after > before)),
          (countIf(both AND after < before), sumIf(before, both AND after < before), sumIf(after, both AND after < before)),
          countIf(both AND after = before),
          groupArraySortedIf(50)((-after, id, entry), NOT is_before),
          groupArraySortedIf(50)((-before, id, entry), NOT is_after),
          groupArraySortedIf(50)((before - after, id, entry), both AND after > before),
          groupArraySortedIf(50)((after - before, id, entry), both AND after < before),
          arrayFilter(leader -> leader.3.9 AND leader.3.3 > 0, groupArraySortedIf(20)((-after, id, entry), is_after))
        )
        FROM (
          SELECT
            id, before, after, is_before, is_after, is_before AND is_after AS both,
            (
              id, before, after,
              if(before > 0, rank() OVER (ORDER BY before DESC), 0),
              if(after > 0, rank() OVER (ORDER BY after DESC), 0),
              units_before, units_after, is_after, is_before
            ) AS entry
          FROM folded
        )
      ) AS moved,
      (
        SELECT mapFromArrays(groupArray(leader_id), groupArray((overtaken_count, overtaken)))
        FROM (
          SELECT leader.2 AS leader_id, count() AS overtaken_count, groupArraySorted(5)((-after, id)).2 AS overtaken
          FROM folded
          CROSS JOIN (SELECT arrayJoin(moved.10) AS leader) AS leaders
          WHERE is_before AND is_after AND before > leader.3.2 AND after < leader.3.3
          GROUP BY leader_id
        )
      ) AS overtaken,
      shown AS (
        SELECT arrayJoin(arrayConcat(m.6.2, m.7.2, m.8.2, m.9.2, m.10.2, arrayFlatten(mapValues(o).2))) AS id
        FROM (SELECT moved AS m, overtaken AS o)
      ),
      (
        SELECT mapFromArrays(groupArray(id), groupArray(title))
        FROM (
          SELECT id, argMax(title, is_current) AS title
          FROM (
            SELECT seller_id AS id, title, snapshot = {snapshot:UInt32} AS is_current
            FROM seller
            WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'sellers'
            UNION ALL
            SELECT brand_id, title, snapshot = {snapshot:UInt32} FROM brand
            WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'brands'
            UNION ALL
            SELECT category_id, title, snapshot = {snapshot:UInt32} FROM category
            WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND {of:String} = 'categories'
            UNION ALL
            SELECT product_id, product_name, 1 FROM {product_text:Identifier}
            WHERE {of:String} = 'products' AND (category_id, product_id) IN (
              SELECT category_id, product_id FROM product_category
              WHERE snapshot = {snapshot:UInt32} AND product_id IN (SELECT id FROM shown)
            )
            UNION ALL
            SELECT product_id, product_name, 0 FROM {product_text_before:Identifier}
            WHERE {of:String} = 'products' AND (category_id, product_id) IN (
              SELECT category_id, product_id FROM product_category
              WHERE snapshot = {snapshot_before:UInt32} AND product_id IN (SELECT id FROM shown)
            )
          )
          WHERE id IN (SELECT id FROM shown)
          GROUP BY id
        )
      ) AS titles,
      (
        SELECT groupUniqArray(id)
        FROM (
          SELECT seller_id AS id FROM seller WHERE snapshot IN {snapshots_earlier:Array(UInt32)} AND {of:String} = 'sellers' AND seller_id IN (SELECT arrayJoin(moved.6.2))
          UNION ALL
          SELECT brand_id FROM brand WHERE snapshot IN {snapshots_earlier:Array(UInt32)} AND {of:String} = 'brands' AND brand_id IN (SELECT arrayJoin(moved.6.2))
          UNION ALL
          SELECT category_id FROM category WHERE snapshot IN {snapshots_earlier:Array(UInt32)} AND {of:String} = 'categories' AND category_id IN (SELECT arrayJoin(moved.6.2))
          UNION ALL
          SELECT product_id FROM product_category WHERE snapshot IN {snapshots_earlier:Array(UInt32)} AND {of:String} = 'products' AND product_id IN (SELECT arrayJoin(moved.6.2))
        )
      ) AS known_before,
      (sums, entries, t, w) -> (
        sums.1, sums.2, sums.3, sums.3 - sums.2,
        arrayMap(
          row -> (
            row.1, t[row.1],
            if(row.9, row.2, NULL), if(row.8, row.3, NULL), if(row.8 AND row.9, row.3 - row.2, NULL),
            nullIf(row.4, 0), nullIf(row.5, 0),
            if(row.9, share(row.2, w.3), NULL), if(row.8, share(row.3, w.2), NULL),
            if(row.9, row.6, NULL), if(row.8, row.7, NULL),
            if(row.8 AND NOT row.9, if(empty({snapshots_earlier:Array(UInt32)}), NULL, NOT has(w.4, row.1)), false),
            if(row.8 AND row.9, is_within_chance(row.7, row.6), NULL)
          ),
          entries.3
        )
      )::Tuple(count UInt64, revenueBefore Decimal(38, 2), revenue Decimal(38, 2), change Decimal(38, 2), rows Array(Tuple(
        id UInt32, title String, revenueBefore Nullable(Decimal(38, 2)), revenue Nullable(Decimal(38, 2)),
        change Nullable(Decimal(38, 2)), placeBefore Nullable(UInt64), place Nullable(UInt64),
        shareBefore Nullable(Float64), share Nullable(Float64), salesCountBefore Nullable(UInt64),
        salesCount Nullable(UInt64), isNew Nullable(Bool), isWithinChance Nullable(Bool)
      ))) AS mover_group
    SELECT
      nullIf({against:String}, '') AS against,
      tuple(
        mover_group(m.1, m.6, t, w) AS entered,
        mover_group(m.2, m.7, t, w) AS left,
        mover_group(m.3, m.8, t, w) AS gained,
        mover_group(m.4, m.9, t, w) AS lost,
        m.5 AS unchangedCount,
        arrayMap(
          leader -> (
            leader.2, t[leader.2], leader.3.5, nullIf(leader.3.4, 0), o[leader.2].1,
            arrayMap(other -> (other, t[other]), o[leader.2].2)
          ),
          arrayFilter(leader -> mapContains(o, leader.2), m.10)
        )::Array(Tuple(
          id UInt32, title String, place UInt64, placeBefore Nullable(UInt64), overtakenCount UInt64,
          overtaken Array(Tuple(id UInt32, title String))
        )) AS overtook
      ) AS movers
    FROM (SELECT moved AS m, overtaken AS o, titles AS t, (scope_sums.1, scope_sums.2, scope_sums.3, known_before) AS w)
    WHERE w.1 > 0`,
});
