import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** One seller's offer on a card, beside the card, in each published week of a window. */
export const offerHistory = historyReport({
  route: contract.product.offerHistory,
  sql: `
    WITH
      (
        SELECT (groupUniqArray(category_id), argMax((snapshot, category_id), indexOf({snapshots:Array(UInt32)}, snapshot)))
        FROM product_category
        WHERE snapshot IN {snapshots:Array(UInt32)} AND product_id = {productId:UInt32}
      ) AS found,
      assumeNotNull(found.1) AS leaves,
      found.2 AS latest,
      cards AS (
        SELECT
          snapshot,
          indexOf(seller_ids, {sellerId:UInt32}) AS offer,
          prices[offer] AS offer_price,
          sales_counts[offer] AS units,
          revenues[offer] AS money,
          1 + arrayCount(other -> other < offer_price, prices) AS rank_by_price,
          length(seller_ids) AS sellers,
          min_price,
          median_price
        FROM product
        WHERE snapshot IN {snapshots:Array(UInt32)} AND category_id IN leaves AND product_id = {productId:UInt32}
      )
    SELECT tuple(
      {productId:UInt32} AS productId,
      (
        SELECT any(product_name)
        FROM merge(currentDatabase(), if(latest.1 = 0, {product_texts:String}, concat('^product_text_', toString(latest.1), '$')))
        WHERE category_id = latest.2 AND product_id = {productId:UInt32}
      ) AS productName,
      {sellerId:UInt32} AS sellerId,
      (
        SELECT argMax(title, indexOf({snapshots:Array(UInt32)}, snapshot)) FROM seller
        WHERE snapshot IN {snapshots:Array(UInt32)} AND seller_id = {sellerId:UInt32}
      ) AS sellerTitle,
      groupArray(tuple(* EXCEPT (position))) AS weeks
    ) AS offerHistory
    FROM (
      SELECT
        position,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        toBool(ifNull(card.offer, 0) > 0) AS isPresent,
        if(isPresent, card.offer_price, NULL) AS price,
        if(isPresent, card.units, NULL) AS salesCount,
        if(isPresent, card.money, NULL) AS revenue,
        if(isPresent, card.rank_by_price, NULL) AS priceRank,
        card.sellers AS sellersCount,
        card.min_price AS minPrice,
        card.median_price AS medianPrice
      FROM (
        SELECT arrayJoin(arrayEnumerate({snapshots:Array(UInt32)})) AS position, {snapshots:Array(UInt32)}[position] AS snapshot
      ) AS span
      LEFT JOIN cards AS card ON card.snapshot = span.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
