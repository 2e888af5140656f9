import { contract } from '@vitrina/contract';
import { comparedState, share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Positions of one seller's prices among those of the other sellers of its cards. */
export const prices = report({
  route: contract.seller.prices,
  weeks: 'compared',
  tables: ['seller', 'seller_offer', 'product', 'product_text'],
  sql: sql`
    WITH
      ${comparedState}, ${share},
      ${param.snapshot_before} > 0 AS is_compared,
      places AS (
        SELECT snapshot, category_id, product_id
        FROM seller_offer
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id = ${param.sellerId}
      ),
      own AS (
        SELECT
          snapshot = ${param.snapshot} AS is_now,
          category_id, category_title, product_id, brand_id, brand_title, sales_count, revenue, min_price, seller_ids, prices,
          indexOf(seller_ids, ${param.sellerId}) AS at,
          prices[at] AS price,
          sales_counts[at] AS own_units,
          revenues[at] AS own_revenue,
          price = min_price AS is_cheapest
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
          AND (snapshot, category_id, product_id) IN (SELECT * FROM places)
      ),
      totals_before AS (
        SELECT
          count() AS offers_count,
          countIf(is_cheapest) AS cheapest_count,
          sum(own_revenue) AS total,
          sumIf(own_revenue, is_cheapest) AS total_where_cheapest
        FROM own
        WHERE NOT is_now
      ),
      offers AS (
        SELECT
          card.product_id AS product_id,
          card.category_id AS category_id,
          card.category_title AS category_title,
          card.brand_id AS brand_id,
          card.brand_title AS brand_title,
          card.price AS price,
          earlier.product_id > 0 AS was_offered,
          if(was_offered, earlier.price, NULL) AS price_before,
          card.own_units AS units,
          card.own_revenue AS own_revenue,
          share(card.own_revenue, card.revenue) AS revenue_share,
          card.min_price AS min_price,
          length(card.seller_ids) AS sellers_count,
          arrayFilter(other -> other.2 != ${param.sellerId}, arrayZip(card.prices, card.seller_ids)) AS others,
          if(empty(others), (price, 0), arraySort(others)[1]) AS cheapest_other,
          arrayCount(other -> other.1 < price, others) + 1 AS price_rank,
          card.is_cheapest AS is_cheapest,
          was_offered AND earlier.is_cheapest AS was_cheapest,
          toDecimal128(cheapest_other.1, 2) * 100 >= toDecimal128(price, 2) * 103 AS can_raise,
          multiIf(
            ${param.only} = 'undercut', NOT is_cheapest,
            ${param.only} = 'undercut-now', was_cheapest AND NOT is_cheapest,
            ${param.only} = 'tied', is_cheapest AND notEmpty(others) AND cheapest_other.1 = price,
            ${param.only} = 'alone', empty(others),
            ${param.only} = 'can-raise', can_raise,
            1
          ) AS is_selected
        FROM (SELECT * FROM own WHERE is_now) AS card
        LEFT JOIN (SELECT product_id, price, is_cheapest FROM own WHERE NOT is_now) AS earlier
          ON earlier.product_id = card.product_id
        ORDER BY own_revenue DESC, product_id
      ),
      totals AS (
        SELECT
          count() AS offers_count,
          countIf(is_cheapest) AS cheapest_count,
          sum(own_revenue) AS total,
          sumIf(own_revenue, is_cheapest) AS total_where_cheapest,
          countIf(NOT is_cheapest) AS undercut_count,
          countIf(was_cheapest AND NOT is_cheapest) AS undercut_now_count,
          countIf(is_cheapest AND notEmpty(others) AND cheapest_other.1 = price) AS tied_count,
          countIf(empty(others)) AS alone_count,
          countIf(can_raise) AS can_raise_count
        FROM offers
        HAVING offers_count > 0
      ),
      texts AS (
        SELECT product_id, product_name, kaspi_id, link
        FROM ${param.product_text}
        WHERE (category_id, product_id) IN (
          SELECT category_id, product_id FROM places WHERE snapshot = ${param.snapshot}
        )
      ),
      sellers AS (SELECT seller_id, title FROM seller WHERE snapshot = ${param.snapshot}),
      selected AS (
        SELECT
          offer.product_id AS productId,
          product_name AS productName,
          kaspi_id AS kaspiId,
          link AS productKaspiLink,
          category_id AS categoryId,
          category_title AS categoryTitle,
          brand_id AS brandId,
          if(brand_id = 0, 'Без бренда', brand_title) AS brandTitle,
          offer.price AS price,
          price_before AS priceBefore,
          units AS salesCount,
          own_revenue AS revenue,
          revenue_share AS shareRevenueFromProduct,
          min_price AS minPrice,
          if(sellersCount = 1, NULL, cheapest_other.1) AS minPriceOfOthers,
          if(sellersCount = 1, NULL, cheapest_other.2) AS cheapestSellerId,
          if(sellersCount = 1, NULL, cheapest.title) AS cheapestSellerTitle,
          sellers_count AS sellersCount,
          price_rank AS priceRank,
          toFloat64(price - min_price) / toFloat64(min_price) AS gapToMin,
          toBool(is_cheapest) AS isCheapest,
          if(was_offered, toBool(was_cheapest), NULL) AS isCheapestBefore,
          compared_state(is_compared, was_offered, true) AS state
        FROM (SELECT * FROM offers WHERE is_selected LIMIT 2000) AS offer
        JOIN texts ON texts.product_id = offer.product_id
        LEFT JOIN sellers AS cheapest ON cheapest.seller_id = cheapest_other.2
        ORDER BY revenue DESC, productId
      )
    SELECT
      nullIf(${param.against}, '') AS against,
      tuple(
        totals.offers_count AS count,
        totals.cheapest_count AS cheapestCount,
        totals.total AS revenue,
        totals.total_where_cheapest AS revenueWhereCheapest,
        undercut_count AS undercutCount,
        undercut_now_count AS undercutNowCount,
        tied_count AS tiedCount,
        alone_count AS aloneCount,
        can_raise_count AS canRaiseCount,
        if(
          earlier.offers_count = 0,
          NULL,
          (earlier.offers_count, earlier.cheapest_count, earlier.total, earlier.total_where_cheapest)::Tuple(count UInt64, cheapestCount UInt64, revenue Decimal(38, 2), revenueWhereCheapest Decimal(38, 2))::Variant(Tuple(count UInt64, cheapestCount UInt64, revenue Decimal(38, 2), revenueWhereCheapest Decimal(38, 2)))
        ) AS before,
        rows
      ) AS sellerPrices
    FROM totals
    CROSS JOIN totals_before AS earlier
    CROSS JOIN (SELECT groupArray(tuple(*)) AS rows FROM selected) AS list`,
});
