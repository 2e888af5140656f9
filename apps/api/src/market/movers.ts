import { contract } from '@vitrina/contract';
import { idsOf, isWithinChance, largestFirst, share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { movingThings } from './moving-things.ts';
import { isMarket, movingTotals } from './moving-totals.ts';

/**
 * Entities that entered, left, gained and lost between two weeks. `moving_totals` is one row for each entity that may
 * move. Its inputs: `moved` has counts, sums and the ids to show, `moving` the fields to show of each. Scalars read
 * them: `larger` counts the entities between two revenues of those, which ranks them without sorting all; `overtaken`
 * names those that the 20 largest overtook. The engine analyses a scalar wherever it is named, so few are named
 * (decision 180).
 */
export const movers = report({
  route: contract.market.movers,
  weeks: 'compared',
  tables: [
    'week',
    'seller',
    'seller_offer',
    'category',
    'section',
    'product',
    'product_category',
    'brand',
    'brand_product',
    'product_text',
  ],
  derive: ({ of }: { readonly of: keyof typeof movingThings }) => movingThings[of],
  inputs: {
    names: ['moved', 'moving'],
    sql: sql`
    WITH
      ${idsOf}, ${largestFirst}, ${movingTotals},
      (
        SELECT (
          (countIf(NOT is_before), sumIf(before, NOT is_before), sumIf(after, NOT is_before)),
          (countIf(NOT is_after), sumIf(before, NOT is_after), sumIf(after, NOT is_after)),
          (countIf(both AND after > before), sumIf(before, both AND after > before), sumIf(after, both AND after > before)),
          (countIf(both AND after < before), sumIf(before, both AND after < before), sumIf(after, both AND after < before)),
          countIf(both AND after = before),
          ids_of(groupArraySortedIf(50)(largest_first(after, id), NOT is_before)),
          ids_of(groupArraySortedIf(50)(largest_first(before, id), NOT is_after)),
          ids_of(groupArraySortedIf(50)(largest_first(after - before, id), both AND after > before)),
          ids_of(groupArraySortedIf(50)(largest_first(before - after, id), both AND after < before)),
          ids_of(groupArraySortedIf(20)(largest_first(after, id), is_after))
        )
        FROM (SELECT *, is_before AND is_after AS both FROM moving_totals)
      ) AS found
    SELECT
      found::String AS moved,
      (
        SELECT groupArray((id, before, after, units_before, units_after, is_before, is_after))
        FROM moving_totals
        WHERE id IN (SELECT arrayJoin(arrayConcat(f.6, f.7, f.8, f.9, f.10)) FROM (SELECT found AS f)))::String AS moving`,
  },
  sql: sql`
    WITH
      ${idsOf}, ${isWithinChance}, ${largestFirst}, ${movingTotals}, ${share},
      (
        SELECT (countIf(now), sumIf(revenue, now), sumIf(revenue, NOT now))
        FROM (
          SELECT snapshot = ${param.snapshot} AS now, revenue FROM week
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND ${isMarket}
          UNION ALL
          SELECT snapshot = ${param.snapshot}, revenue FROM category
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND category_id = ${param.categoryId}
          UNION ALL
          SELECT snapshot = ${param.snapshot}, revenue FROM brand
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND brand_id = ${param.brandId}
          UNION ALL
          SELECT snapshot = ${param.snapshot}, revenue FROM seller
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
          UNION ALL
          SELECT snapshot = ${param.snapshot}, revenue FROM section
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND section_id = ${param.sectionId}
        )
      ) AS scope_sums,
      ${param.moved}::Tuple(
        Tuple(UInt64, Decimal(38, 2), Decimal(38, 2)), Tuple(UInt64, Decimal(38, 2), Decimal(38, 2)),
        Tuple(UInt64, Decimal(38, 2), Decimal(38, 2)), Tuple(UInt64, Decimal(38, 2), Decimal(38, 2)),
        UInt64, Array(UInt32), Array(UInt32), Array(UInt32), Array(UInt32), Array(UInt32)
      ) AS moved,
      ${param.moving}::Array(Tuple(UInt32, Decimal(38, 2), Decimal(38, 2), UInt64, UInt64, UInt8, UInt8)) AS moving,
      (
        SELECT groupArray((is_now, bound, larger_count))
        FROM (
          SELECT is_now, bounds.bound AS bound, count() AS larger_count
          FROM (SELECT entry.1 AS is_now, entry.2 AS revenue FROM moving_totals ARRAY JOIN [(0, before), (1, after)] AS entry) AS ranked
          ASOF JOIN (
            SELECT DISTINCT entry.1 AS is_now, entry.2 AS bound
            FROM (SELECT arrayJoin(moving) AS row) ARRAY JOIN [(0, row.2), (1, row.3)] AS entry
          ) AS bounds ON ranked.is_now = bounds.is_now AND ranked.revenue > bounds.bound
          GROUP BY is_now, bound
        )
      ) AS larger,
      (
        SELECT mapFromArrays(groupArray(leader_id), groupArray((overtaken_count, overtaken)))
        FROM (
          SELECT leader.1 AS leader_id, count() AS overtaken_count, ids_of(groupArraySorted(5)(largest_first(after, id))) AS overtaken
          FROM moving_totals
          ARRAY JOIN arrayFilter(
            leader -> leader.6 AND before > leader.2 AND after < leader.3,
            arraySlice(arraySort(leader -> largest_first(leader.3, leader.1), arrayFilter(row -> row.7, moving)), 1, 20)
          ) AS leader
          WHERE is_before AND is_after
          GROUP BY leader_id
        )
      ) AS overtaken,
      shown AS (
        SELECT arrayJoin(arrayConcat(moving.1, arrayFlatten(mapValues(o).2))) AS id
        FROM (SELECT overtaken AS o)
      ),
      (
        SELECT mapFromArrays(groupArray(id), groupArray(title))
        FROM (
          SELECT id, argMax(title, is_current) AS title
          FROM (
            SELECT ${param.id} AS id, ${param.titleColumn} AS title, snapshot = ${param.snapshot} AS is_current
            FROM ${param.table}
            WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND ${param.of} != 'products'
            UNION ALL
            SELECT product_id, product_name, 1 FROM ${param.product_text}
            WHERE ${param.of} = 'products' AND (category_id, product_id) IN (
              SELECT category_id, product_id FROM product_category
              WHERE snapshot = ${param.snapshot} AND product_id IN (SELECT id FROM shown)
            )
            UNION ALL
            SELECT product_id, product_name, 0 FROM ${param.product_text_before}
            WHERE ${param.of} = 'products' AND (category_id, product_id) IN (
              SELECT category_id, product_id FROM product_category
              WHERE snapshot = ${param.snapshot_before} AND product_id IN (SELECT id FROM shown)
            )
          )
          WHERE id IN (SELECT id FROM shown)
          GROUP BY id
        )
      ) AS titles,
      (
        SELECT groupUniqArray(${param.id})
        FROM ${param.idTable}
        WHERE snapshot IN ${param.snapshots_earlier} AND ${param.id} IN (SELECT arrayJoin(moved.6))
      ) AS known_before,
      (is_now, revenue, l) -> if(revenue > 0, 1 + arraySum(b -> if(b.1 = is_now AND b.2 >= revenue, b.3, 0), l), NULL) AS place_of,
      row -> (
        row.1, t[row.1],
        if(row.6, row.2, NULL), if(row.7, row.3, NULL), if(row.6 AND row.7, row.3 - row.2, NULL),
        place_of(0, row.2, l), place_of(1, row.3, l),
        if(row.6, share(row.2, w.3), NULL), if(row.7, share(row.3, w.2), NULL),
        if(row.6, row.4, NULL), if(row.7, row.5, NULL),
        if(row.7 AND NOT row.6, if(empty(${param.snapshots_earlier}), NULL, NOT has(k, row.1)), false),
        if(row.6 AND row.7, is_within_chance(row.5, row.4), NULL)
      )::Tuple(
        id UInt32, title String, revenueBefore Nullable(Decimal(38, 2)), revenue Nullable(Decimal(38, 2)),
        change Nullable(Decimal(38, 2)), placeBefore Nullable(UInt64), place Nullable(UInt64),
        shareBefore Nullable(Float64), share Nullable(Float64), salesCountBefore Nullable(UInt64),
        salesCount Nullable(UInt64), isNew Nullable(Bool), isWithinChance Nullable(Bool)
      ) AS to_row,
      (g, r) -> (
        g.1.1 AS count, g.1.2 AS revenueBefore, g.1.3 AS revenue, g.1.3 - g.1.2 AS change, arrayMap(id -> r[id], g.2) AS rows
      ) AS to_group
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(
        groups[1] AS entered,
        groups[2] AS left,
        groups[3] AS gained,
        groups[4] AS lost,
        m.5 AS unchangedCount,
        overtakers AS overtook
      ) AS movers
    FROM (
      SELECT
        m, arrayMap(g -> to_group(g, r), [(m.1, m.6), (m.2, m.7), (m.3, m.8), (m.4, m.9)]) AS groups,
        arrayMap(
          id -> (id, r[id].title, r[id].place, r[id].placeBefore, o[id].1, arrayMap(other -> (other, t[other]), o[id].2)),
          arrayFilter(id -> mapContains(o, id), m.10)
        )::Array(Tuple(
          id UInt32, title String, place UInt64, placeBefore Nullable(UInt64), overtakenCount UInt64,
          overtaken Array(Tuple(id UInt32, title String))
        )) AS overtakers
      FROM (
        SELECT m, o, t, mapFromArrays(v.1, arrayMap(row -> to_row(row), v)) AS r
        FROM (
          SELECT moved AS m, moving AS v, larger AS l, overtaken AS o, titles AS t, known_before AS k, scope_sums AS w
        )
        WHERE w.1 > 0
      )
    )`,
});
