import { contract } from '@vitrina/contract';
import { share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * The sellers that share most cards with one. `rivals` are the ids of candidates for the first 20, read once: a
 * subquery is computed again wherever it is named, a value is not. Prices and overlaps come only from these sellers'
 * offers; overlaps are in 10⁻¹⁵, so that category order never changes them.
 */
export const similar = report({
  route: contract.seller.similar,
  tables: ['seller', 'seller_offer', 'product'],
  sql: sql`
    WITH
      ${share},
      own AS (
        SELECT category_id, product_id, price, revenue FROM seller_offer
        WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}
      ),
      (
        SELECT groupArray(rival_id)
        FROM (
          SELECT rival_id
          FROM (
            SELECT product_id, seller_ids FROM product
            WHERE snapshot = ${param.snapshot} AND category_id IN (SELECT category_id FROM own)
              AND has(seller_ids, ${param.sellerId})
          ) AS card
          JOIN own ON own.product_id = card.product_id
          ARRAY JOIN seller_ids AS rival_id
          WHERE rival_id != ${param.sellerId}
          GROUP BY rival_id
          ORDER BY sum(own.revenue) DESC
          LIMIT 20 WITH TIES
        )
      ) AS rivals,
      mine AS (
        SELECT category_id, ifNull(share(sum(own.revenue), (SELECT sum(revenue) FROM own)), 0) AS part
        FROM own
        GROUP BY category_id
      ),
      theirs AS (
        SELECT
          seller_id,
          category_id,
          sum(offer.revenue) AS total,
          countIf(own.product_id > 0) AS shared_count,
          sum(own.revenue) AS shared_revenue,
          countIf(own.product_id > 0 AND offer.price < own.price) AS cheaper_count,
          countIf(own.product_id > 0 AND offer.price > own.price) AS dearer_count
        FROM (
          SELECT seller_id, category_id, product_id, price, revenue FROM seller_offer
          WHERE snapshot = ${param.snapshot} AND seller_id IN (SELECT arrayJoin(assumeNotNull(rivals)))
            AND category_id IN (SELECT category_id FROM own)
        ) AS offer
        LEFT JOIN own ON own.product_id = offer.product_id
        GROUP BY seller_id, category_id
      )
    SELECT groupArray(tuple(*)) AS similarSellers
    FROM (
      SELECT
        theirs.seller_id AS sellerId,
        any(seller.title) AS sellerTitle,
        any(seller.total) AS revenue,
        sum(shared_count) AS sharedProductsCount,
        sum(shared_revenue) AS sharedRevenue,
        sum(cheaper_count) AS cheaperCount,
        sum(dearer_count) AS dearerCount,
        sharedProductsCount - cheaperCount - dearerCount AS equalCount,
        sum(toInt64(least(ifNull(share(theirs.total, seller.total), 0), mine.part) * 1e15)) / 1e15 AS overlap
      FROM theirs
      JOIN mine ON mine.category_id = theirs.category_id
      JOIN (
        SELECT seller_id, title, revenue AS total FROM seller
        WHERE snapshot = ${param.snapshot} AND seller_id IN (SELECT arrayJoin(assumeNotNull(rivals)))
      ) AS seller ON seller.seller_id = theirs.seller_id
      GROUP BY sellerId
      ORDER BY sharedRevenue DESC, overlap DESC, sellerId
      LIMIT 20
    )
    HAVING (SELECT count() FROM own) > 0`,
});
