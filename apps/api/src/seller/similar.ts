import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/**
 * The sellers that share most cards with one. `rivals` is one row for each other seller of its cards; overlaps are
 * computed for those alone that can be among the first 20, in 10⁻¹⁵, so that the order of categories never shows.
 */
export const similar = report({
  route: contract.seller.similar,
  sql: `
    WITH
      own AS (
        SELECT category_id, product_id, price, revenue FROM seller_offer
        WHERE snapshot = {snapshot:UInt32} AND seller_id = {sellerId:UInt32}
      ),
      rivals AS (
        SELECT
          rival_id,
          count() AS shared_count,
          sum(own.revenue::Decimal(38, 2)) AS shared_revenue,
          countIf(rival_price < own.price) AS cheaper_count,
          countIf(rival_price > own.price) AS dearer_count
        FROM (
          SELECT product_id, rival_id, rival_price
          FROM product
          ARRAY JOIN seller_ids AS rival_id, prices AS rival_price
          WHERE snapshot = {snapshot:UInt32} AND (category_id, product_id) IN (SELECT category_id, product_id FROM own)
            AND rival_id != {sellerId:UInt32}
        ) AS card
        JOIN own ON own.product_id = card.product_id
        GROUP BY rival_id
        ORDER BY shared_revenue DESC
        LIMIT 20 WITH TIES
      ),
      sellers AS (
        SELECT seller_id, title, seller.revenue AS total FROM seller
        WHERE snapshot = {snapshot:UInt32}
          AND (seller_id IN (SELECT rival_id FROM rivals) OR seller_id = {sellerId:UInt32})
      ),
      parts AS (
        SELECT offer.seller_id AS seller_id, offer.category_id AS category_id,
          ifNull(share(sum(offer.revenue::Decimal(38, 2)), any(total)), 0) AS part
        FROM (
          SELECT seller_id, category_id, revenue FROM seller_offer
          WHERE snapshot = {snapshot:UInt32}
            AND (seller_id IN (SELECT rival_id FROM rivals) OR seller_id = {sellerId:UInt32})
            AND category_id IN (SELECT category_id FROM own)
        ) AS offer
        JOIN sellers ON sellers.seller_id = offer.seller_id
        GROUP BY seller_id, category_id
      ),
      overlaps AS (
        SELECT other.seller_id AS other_id,
          sum(toInt64(least(other.part, mine.part) * 1e15)) / 1e15 AS overlap
        FROM (SELECT * FROM parts WHERE seller_id != {sellerId:UInt32}) AS other
        JOIN (SELECT * FROM parts WHERE seller_id = {sellerId:UInt32}) AS mine ON mine.category_id = other.category_id
        GROUP BY other_id
      )
    SELECT groupArray(tuple(*)) AS similarSellers
    FROM (
      SELECT
        rival_id AS sellerId,
        sellers.title AS sellerTitle,
        sellers.total AS revenue,
        shared_count AS sharedProductsCount,
        shared_revenue AS sharedRevenue,
        cheaper_count AS cheaperCount,
        dearer_count AS dearerCount,
        shared_count - cheaper_count - dearer_count AS equalCount,
        ifNull(overlaps.overlap, 0) AS overlap
      FROM rivals
      JOIN sellers ON sellers.seller_id = rival_id
      LEFT JOIN overlaps ON other_id = rival_id
      ORDER BY sharedRevenue DESC, overlap DESC, sellerId
      LIMIT 20
    )
    HAVING (SELECT count() FROM own) > 0`,
});
