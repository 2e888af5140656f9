import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The revenue of several entities of one kind in each published week of a window. */
export const revenueSeries = report({
  route: contract.market.revenueSeries,
  weeks: 'window',
  tables: ['brand', 'category', 'product', 'product_category', 'product_text', 'seller'],
  sql: sql`
    WITH
      found AS (
        SELECT snapshot, seller_id AS id, title, revenue FROM seller
        WHERE ${param.kind} = 'seller' AND snapshot IN ${param.snapshots} AND seller_id IN ${param.ids}
        UNION ALL
        SELECT snapshot, brand_id, title, revenue FROM brand
        WHERE ${param.kind} = 'brand' AND snapshot IN ${param.snapshots} AND brand_id IN ${param.ids}
        UNION ALL
        SELECT snapshot, category_id, title, revenue FROM category
        WHERE ${param.kind} = 'category' AND snapshot IN ${param.snapshots} AND category_id IN ${param.ids}
        UNION ALL
        SELECT snapshot, product_id, '', revenue FROM product
        WHERE ${param.kind} = 'product' AND snapshot IN ${param.snapshots}
          AND (snapshot, category_id, product_id) IN (SELECT snapshot, category_id, product_id FROM cards)
      ),
      cards AS (
        SELECT snapshot, category_id, product_id FROM product_category
        WHERE ${param.kind} = 'product' AND snapshot IN ${param.snapshots} AND product_id IN ${param.ids}
      ),
      latest_products AS (
        SELECT
          product_id,
          argMax((cards.category_id, cards.snapshot), indexOf(${param.snapshots}, cards.snapshot)) AS latest
        FROM cards
        GROUP BY product_id
      ),
      product_names AS (
        SELECT product_id, product_name
        FROM merge(currentDatabase(), ${param.product_texts})
        WHERE (category_id, product_id) IN (SELECT latest.1, product_id FROM latest_products)
          AND (product_id, _table) IN (SELECT product_id, concat('product_text_', toString(latest.2)) FROM latest_products)
      ),
      entities AS (
        SELECT
          id,
          argMax(found.title, indexOf(${param.snapshots}, found.snapshot)) AS latest_title,
          groupArray(found.snapshot) AS present,
          groupArray(toNullable(found.revenue)) AS sums
        FROM found
        GROUP BY id
      )
    SELECT
      CAST(
        arrayZip(${param.years}, ${param.week_numbers}),
        'Array(Tuple(year UInt16, weekNumber UInt8))'
      ) AS weeks,
      groupArray(tuple(id, title, revenues)) AS series
    FROM (
      SELECT
        id,
        if(${param.kind} = 'product', named.product_name, latest_title) AS title,
        arrayMap(
          week -> if(has(present, week), sums[indexOf(present, week)], NULL),
          ${param.snapshots}
        ) AS revenues
      FROM entities
      LEFT JOIN product_names AS named ON named.product_id = entities.id
      ORDER BY indexOf(${param.ids}, id)
    )`,
});
