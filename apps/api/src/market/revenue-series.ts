import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** The revenue of several entities of one kind in each published week of a window. */
export const revenueSeries = historyReport({
  route: contract.market.revenueSeries,
  sql: `
    WITH
      found AS (
        SELECT snapshot, seller_id AS id, title, revenue FROM seller
        WHERE {kind:String} = 'seller' AND snapshot IN {snapshots:Array(UInt32)} AND seller_id IN {ids:Array(UInt32)}
        UNION ALL
        SELECT snapshot, brand_id, title, revenue FROM brand
        WHERE {kind:String} = 'brand' AND snapshot IN {snapshots:Array(UInt32)} AND brand_id IN {ids:Array(UInt32)}
        UNION ALL
        SELECT snapshot, category_id, title, revenue FROM category
        WHERE {kind:String} = 'category' AND snapshot IN {snapshots:Array(UInt32)} AND category_id IN {ids:Array(UInt32)}
        UNION ALL
        SELECT snapshot, product_id, '', revenue FROM product
        WHERE {kind:String} = 'product' AND snapshot IN {snapshots:Array(UInt32)}
          AND (snapshot, category_id, product_id) IN (SELECT snapshot, category_id, product_id FROM cards)
      ),
      cards AS (
        SELECT snapshot, category_id, product_id FROM product_category
        WHERE {kind:String} = 'product' AND snapshot IN {snapshots:Array(UInt32)} AND product_id IN {ids:Array(UInt32)}
      ),
      latest_products AS (
        SELECT
          product_id,
          argMax((cards.category_id, cards.snapshot), indexOf({snapshots:Array(UInt32)}, cards.snapshot)) AS latest
        FROM cards
        GROUP BY product_id
      ),
      product_names AS (
        SELECT product_id, product_name
        FROM merge(currentDatabase(), {product_texts:String})
        WHERE (category_id, product_id) IN (SELECT latest.1, product_id FROM latest_products)
          AND (product_id, _table) IN (SELECT product_id, concat('product_text_', toString(latest.2)) FROM latest_products)
      ),
      entities AS (
        SELECT
          id,
          argMax(found.title, indexOf({snapshots:Array(UInt32)}, found.snapshot)) AS latest_title,
          groupArray(found.snapshot) AS present,
          groupArray(toNullable(found.revenue)) AS sums
        FROM found
        GROUP BY id
      )
    SELECT
      CAST(
        arrayZip({years:Array(UInt16)}, {week_numbers:Array(UInt8)}),
        'Array(Tuple(year UInt16, weekNumber UInt8))'
      ) AS weeks,
      groupArray(tuple(id, title, revenues)) AS series
    FROM (
      SELECT
        id,
        if({kind:String} = 'product', named.product_name, latest_title) AS title,
        arrayMap(
          week -> if(has(present, week), sums[indexOf(present, week)], NULL),
          {snapshots:Array(UInt32)}
        ) AS revenues
      FROM entities
      LEFT JOIN product_names AS named ON named.product_id = entities.id
      ORDER BY indexOf({ids:Array(UInt32)}, id)
    )`,
});
