import { contract } from '@vitrina/contract';
import { comparisonReport } from '../analytics/report/report.ts';

/** The offers on a product card, beside those of the week before; a card that is absent in the week is not found. */
export const offers = comparisonReport({
  route: contract.product.offers,
  sql: `
    WITH
      (
        SELECT groupUniqArray(category_id) FROM product_category
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32}) AND product_id = {productId:UInt32}
      ) AS leaves,
      (
        SELECT groupArray((
          snapshot = {snapshot:UInt32}, arrayZip(seller_ids, prices, sales_counts, revenues), revenue, min_price
        ))
        FROM product
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32})
          AND category_id IN assumeNotNull(leaves) AND product_id = {productId:UInt32}
      ) AS cards,
      offers AS (
        SELECT
          card.1 AS is_now,
          offer.1 AS seller_id,
          offer.2 AS offer_price,
          offer.3 AS units,
          offer.4 AS offer_revenue,
          card.3 AS card_revenue,
          card.4 AS least_price,
          rank() OVER (PARTITION BY is_now ORDER BY offer_price) AS rank_by_price
        FROM (SELECT arrayJoin(assumeNotNull(cards)) AS card)
        ARRAY JOIN card.2 AS offer
      ),
      sellers AS (
        SELECT seller_id, argMax(title, snapshot = {snapshot:UInt32}) AS title,
          argMax(tuple(rating), snapshot = {snapshot:UInt32}).1 AS rating
        FROM seller
        WHERE snapshot IN ({snapshot:UInt32}, {snapshot_before:UInt32})
          AND seller_id IN arrayFlatten(arrayMap(card -> card.2.1, assumeNotNull(cards)))
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
