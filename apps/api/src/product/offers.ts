import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/** The offers on a product card, beside those of the week before; a card that is absent in the week is not found. */
export const offers = comparisonReport({
  route: contract.product.offers,
  sql: `
    WITH
      places AS (
        SELECT snapshot, category_id FROM product_category
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND product_id = {productId:UInt32}
      ),
      offers AS (
        SELECT
          snapshot = {snapshot:UInt32} AS is_now,
          seller_id, offer_price, units, offer_revenue,
          card.revenue AS card_revenue,
          card.min_price AS least_price,
          rank() OVER (PARTITION BY snapshot ORDER BY offer_price) AS rank_by_price
        FROM (
          SELECT * FROM product
          WHERE product_id = {productId:UInt32} AND (snapshot, category_id) IN (SELECT snapshot, category_id FROM places)
        ) AS card
        ARRAY JOIN seller_ids AS seller_id, prices AS offer_price, sales_counts AS units, revenues AS offer_revenue
      ),
      sellers AS (
        SELECT seller_id, argMax(title, snapshot = {snapshot:UInt32}) AS title,
          argMax(tuple(rating), snapshot = {snapshot:UInt32}).1 AS rating
        FROM seller
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND seller_id IN (SELECT seller_id FROM offers)
        GROUP BY seller_id
      )
    SELECT
      nullIf({against:String}, '') AS against,
      groupArray(tuple(* EXCEPT (has_offer, had_offer))) AS productOffers
    FROM (
      SELECT
        offer.seller_id AS sellerId,
        any(seller.title) AS sellerTitle,
        any(tuple(seller.rating)).1 AS lastRating,
        if(has_offer, maxIf(offer_price, is_now), NULL) AS price,
        if(had_offer, maxIf(offer_price, NOT is_now), NULL) AS priceBefore,
        if(has_offer, maxIf(units, is_now), NULL) AS salesCount,
        if(had_offer, maxIf(units, NOT is_now), NULL) AS salesCountBefore,
        if(has_offer, maxIf(offer_revenue, is_now), NULL) AS revenue,
        if(had_offer, maxIf(offer_revenue, NOT is_now), NULL) AS revenueBefore,
        if(has_offer, share(maxIf(offer_revenue, is_now), maxIf(card_revenue, is_now)), NULL) AS shareRevenueFromProduct,
        if(has_offer, maxIf(rank_by_price, is_now), NULL) AS priceRank,
        if(has_offer, toFloat64(maxIf(offer_price, is_now)) / toFloat64(maxIf(least_price, is_now)) - 1, NULL) AS gapToMin,
        compared_state({against:String} != '', had_offer, has_offer) AS state,
        countIf(is_now) > 0 AS has_offer,
        countIf(NOT is_now) > 0 AS had_offer
      FROM offers AS offer
      JOIN sellers AS seller ON seller.seller_id = offer.seller_id
      GROUP BY offer.seller_id
      ORDER BY has_offer DESC, revenue DESC, price, if(has_offer, 0, revenueBefore) DESC, sellerId
    )
    HAVING countIf(has_offer) > 0`,
});
