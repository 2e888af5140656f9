import { contract } from '@vitrina/contract';
import { comparedState, share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * The offers on a product card, compared with the week before; a card that is absent in the week is not found. A
 * subquery finds the sellers, since the engine analyses a whole scalar again wherever it is named (decision 184).
 */
export const offers = report({
  route: contract.product.offers,
  weeks: 'compared',
  tables: ['seller', 'product', 'product_category'],
  sql: sql`
    WITH
      ${comparedState}, ${share},
      (
        SELECT groupUniqArray(category_id) FROM product_category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND product_id = ${param.productId}
      ) AS leaves,
      (
        SELECT groupArray((
          snapshot = ${param.snapshot},
          arrayZip(
            seller_ids, prices, sales_counts, revenues,
            arrayMap(price -> 1 + arrayCount(other -> other < price, prices), prices)
          ),
          revenue,
          min_price
        ))
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
          AND category_id IN assumeNotNull(leaves) AND product_id = ${param.productId}
      ) AS cards,
      offers AS (
        SELECT
          card.1 AS is_now,
          offer.1 AS seller_id,
          offer.2 AS offer_price,
          offer.3 AS units,
          offer.4 AS offer_revenue,
          offer.5 AS rank_by_price,
          card.3 AS card_revenue,
          card.4 AS least_price
        FROM (SELECT arrayJoin(assumeNotNull(cards)) AS card)
        ARRAY JOIN card.2 AS offer
      ),
      (
        SELECT mapFromArrays(groupArray(seller_id), groupArray((title, rating)))
        FROM (
          SELECT seller_id, argMax(title, snapshot = ${param.snapshot}) AS title,
            argMax(tuple(rating), snapshot = ${param.snapshot}).1 AS rating
          FROM seller
          WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
            AND seller_id IN (
              SELECT arrayJoin(seller_ids) FROM product
              WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
                AND category_id IN assumeNotNull(leaves) AND product_id = ${param.productId}
            )
          GROUP BY seller_id
        )
      ) AS sellers
    SELECT
      nullIf(${param.against}, '') AS against,
      groupArray(tuple(* EXCEPT (seller, has_offer, had_offer))) AS productOffers
    FROM (
      SELECT
        offer.seller_id AS sellerId,
        sellers[sellerId] AS seller,
        seller.1 AS sellerTitle,
        seller.2 AS lastRating,
        maxOrNullIf(offer_price, is_now) AS price,
        maxOrNullIf(offer_price, NOT is_now) AS priceBefore,
        maxOrNullIf(units, is_now) AS salesCount,
        maxOrNullIf(units, NOT is_now) AS salesCountBefore,
        maxOrNullIf(offer_revenue, is_now) AS revenue,
        maxOrNullIf(offer_revenue, NOT is_now) AS revenueBefore,
        share(revenue, maxIf(card_revenue, is_now)) AS shareRevenueFromProduct,
        maxOrNullIf(rank_by_price, is_now) AS priceRank,
        toFloat64(price) / toFloat64(maxIf(least_price, is_now)) - 1 AS gapToMin,
        compared_state(${param.against} != '', had_offer, has_offer) AS state,
        countIf(is_now) > 0 AS has_offer,
        countIf(NOT is_now) > 0 AS had_offer
      FROM offers AS offer
      GROUP BY offer.seller_id
      ORDER BY has_offer DESC, revenue DESC, price, if(has_offer, 0, revenueBefore) DESC, sellerId
    )
    HAVING countIf(has_offer) > 0`,
});
