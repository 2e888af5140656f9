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
      groupArray(tuple(
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        * EXCEPT (position)
      )) AS weeks
    ) AS offerHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, snapshot) AS position,
        toBool(offer > 0) AS isPresent,
        if(isPresent, offer_price, NULL) AS price,
        if(isPresent, units, NULL) AS salesCount,
        if(isPresent, money, NULL) AS revenue,
        if(isPresent, rank_by_price, NULL) AS priceRank,
        toNullable(sellers) AS sellersCount,
        toNullable(min_price) AS minPrice,
        toNullable(median_price) AS medianPrice
      FROM cards
      ORDER BY position WITH FILL FROM 1 TO length({snapshots:Array(UInt32)}) + 1
    )
    HAVING countIf(isPresent) > 0`,
});
