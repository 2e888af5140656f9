import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { CardEvents, defineEventRoute } from './followed-ids.ts';

/** Sellers that entered or left followed cards, price falls there, and undercut offers of the own shop. */
export const cardEvents = report({
  route: defineEventRoute('/card-events', CardEvents),
  weeks: 'compared',
  tables: ['product', 'product_category', 'product_text', 'seller', 'seller_offer'],
  sql: sql`
    WITH
      followed_places AS (
        SELECT snapshot, category_id, product_id
        FROM product_category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND product_id IN ${param.products}
      ),
      own_places AS (
        SELECT snapshot, category_id, product_id
        FROM seller_offer
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.mine}
      ),
      cards AS (
        SELECT
          product_id,
          snapshot = ${param.snapshot} AS is_now,
          revenue,
          min_price,
          seller_ids,
          prices,
          indexOf(seller_ids, ${param.mine}) AS own,
          prices[own] AS own_price,
          revenues[own] AS own_revenue
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
          AND (snapshot, category_id, product_id) IN (SELECT * FROM followed_places UNION ALL SELECT * FROM own_places)
      ),
      changes AS (
        SELECT
          now.product_id AS product_id,
          now.own > 0 AND earlier.own > 0 AS is_own,
          now.own_price AS own_price,
          earlier.own_revenue AS own_stake,
          earlier.revenue AS card_stake,
          now.min_price AS least,
          earlier.min_price AS least_before,
          toDecimal128(least, 2) * 10 <= toDecimal128(least_before, 2) * 9 AS is_fallen,
          is_own AND earlier.own_price = least_before AND now.own_price > least AS is_undercut,
          arraySort(arrayZip(now.prices, now.seller_ids))[1].2 AS cheapest_id,
          arrayZip(now.seller_ids, now.prices) AS offers,
          arrayZip(earlier.seller_ids, earlier.prices) AS offers_before,
          product_id IN ${param.products} AS is_followed
        FROM (SELECT * FROM cards WHERE is_now) AS now
        JOIN (SELECT * FROM cards WHERE NOT is_now) AS earlier ON earlier.product_id = now.product_id
      ),
      found AS (
        SELECT
          1 AS kind_order, ${param.mine} AS entity_id, if(is_undercut, 3, 4) AS type_order,
          toNullable(least_before) AS before_value, toNullable(least) AS after_value,
          product_id AS card_id, if(is_undercut, cheapest_id, 0) AS other_id, toNullable(own_price) AS shop_price,
          toDecimal128(own_stake, 2) AS stake
        FROM changes
        WHERE is_undercut OR (is_own AND is_fallen)
        UNION ALL
        SELECT 4, product_id, 4, least_before, least, 0, 0, NULL, card_stake
        FROM changes
        WHERE is_followed AND is_fallen AND (NOT is_own OR is_undercut)
        UNION ALL
        SELECT 4, product_id, 1, NULL, came.2, 0, came.1, NULL, card_stake
        FROM changes
        ARRAY JOIN arrayFilter(offer -> NOT has(offers_before.1, offer.1), offers) AS came
        WHERE is_followed
        UNION ALL
        SELECT 4, product_id, 2, went.2, NULL, 0, went.1, NULL, card_stake
        FROM changes
        ARRAY JOIN arrayFilter(offer -> NOT has(offers.1, offer.1), offers_before) AS went
        WHERE is_followed
      ),
      cut AS (
        SELECT *, row_number() OVER (
          ORDER BY kind_order, stake DESC, entity_id, type_order, card_id, other_id
        ) AS position
        FROM found
        ORDER BY position
        LIMIT 500
      ),
      names AS (
        SELECT product_id, product_name
        FROM ${param.product_text}
        WHERE (category_id, product_id) IN (
          SELECT category_id, product_id FROM own_places
          WHERE snapshot = ${param.snapshot} AND product_id IN (SELECT card_id FROM cut)
        )
      ),
      sellers AS (
        SELECT seller_id, argMax(seller.title, snapshot = ${param.snapshot}) AS latest_title
        FROM seller
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id IN (SELECT other_id FROM cut)
        GROUP BY seller_id
      ),
      events AS (
        SELECT
          ['seller', 'brand', 'category', 'product'][kind_order] AS kind,
          entity_id AS id,
          ['entered', 'left', 'undercut', 'minimum'][type_order] AS type,
          before_value AS before,
          after_value AS after,
          nullIf(card_id, 0) AS productId,
          if(card_id = 0, NULL, names.product_name) AS productName,
          nullIf(other_id, 0) AS sellerId,
          if(other_id = 0, NULL, sellers.latest_title) AS sellerTitle,
          shop_price AS price,
          if(stake > 0, stake, NULL) AS amount
        FROM cut
        LEFT JOIN names ON names.product_id = cut.card_id
        LEFT JOIN sellers ON sellers.seller_id = cut.other_id
        ORDER BY position
      )
    SELECT
      (SELECT count() FROM found) AS count,
      (SELECT groupArray(tuple(*)) FROM events) AS events`,
});
