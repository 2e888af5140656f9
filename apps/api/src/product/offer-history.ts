import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { cardInWeeks, latestName } from './card-in-weeks.ts';

/** One seller's offer on a card, with the card's own figures, in each published week of a window. */
export const offerHistory = report({
  route: contract.product.offerHistory,
  weeks: 'window',
  tables: ['product', 'product_category', 'product_text', 'seller'],
  sql: sql`
    WITH
      ${cardInWeeks},
      cards AS (
        SELECT
          snapshot,
          indexOf(seller_ids, ${param.sellerId}) AS offer,
          prices[offer] AS offer_price,
          sales_counts[offer] AS units,
          revenues[offer] AS money,
          1 + arrayCount(other -> other < offer_price, prices) AS rank_by_price,
          length(seller_ids) AS sellers,
          min_price,
          median_price
        FROM product
        WHERE snapshot IN ${param.snapshots} AND category_id IN leaves AND product_id = ${param.productId}
      )
    SELECT tuple(
      ${param.productId} AS productId,
      ${latestName} AS productName,
      ${param.sellerId} AS sellerId,
      (
        SELECT argMax(title, indexOf(${param.snapshots}, snapshot)) FROM seller
        WHERE snapshot IN ${param.snapshots} AND seller_id = ${param.sellerId}
      ) AS sellerTitle,
      groupArray(tuple(
        ${param.years}[position] AS year,
        ${param.week_numbers}[position] AS weekNumber,
        * EXCEPT (position)
      )) AS weeks
    ) AS offerHistory
    FROM (
      SELECT
        indexOf(${param.snapshots}, snapshot) AS position,
        toBool(offer > 0) AS isPresent,
        if(isPresent, offer_price, NULL) AS price,
        if(isPresent, units, NULL) AS salesCount,
        if(isPresent, money, NULL) AS revenue,
        if(isPresent, rank_by_price, NULL) AS priceRank,
        toNullable(sellers) AS sellersCount,
        toNullable(min_price) AS minPrice,
        toNullable(median_price) AS medianPrice
      FROM cards
      ORDER BY position WITH FILL FROM 1 TO length(${param.snapshots}) + 1
    )
    HAVING countIf(isPresent) > 0`,
});
