import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A product card in each published week of a window; its place is among the products of its category of the week. */
export const history = historyReport({
  route: contract.product.history,
  sql: `
    WITH
      (
        SELECT (groupUniqArray(category_id), argMax((snapshot, category_id), indexOf({snapshots:Array(UInt32)}, snapshot)))
        FROM product_category
        WHERE snapshot IN {snapshots:Array(UInt32)} AND product_id = {productId:UInt32}
      ) AS card,
      assumeNotNull(card.1) AS leaves,
      card.2 AS latest
    SELECT tuple(
      {productId:UInt32} AS productId,
      (
        SELECT any(product_name)
        FROM merge(currentDatabase(), if(latest.1 = 0, {product_texts:String}, concat('^product_text_', toString(latest.1), '$')))
        WHERE category_id = latest.2 AND product_id = {productId:UInt32}
      ) AS productName,
      groupArray(tuple(* EXCEPT (position))) AS weeks
    ) AS productHistory
    FROM (
      SELECT
        position,
        {years:Array(UInt16)}[position] AS year,
        {week_numbers:Array(UInt8)}[position] AS weekNumber,
        toBool(own.money IS NOT NULL) AS isPresent,
        own.category AS categoryId,
        own.money AS revenue,
        own.units AS salesCount,
        average_price(own.money, own.units) AS averagePrice,
        own.median AS medianPrice,
        own.least AS minPrice,
        own.most AS maxPrice,
        own.sellers AS sellersCount,
        own.comments AS commentsCount,
        own.stars AS lastRating,
        nullIf(own.place, 0) AS placeInCategory,
        own.places AS placesInCategoryCount,
        share(own.money, own.total) AS shareRevenueFromCategory,
        if(own.money > 0, own.hhi, NULL) AS productSellersHHI,
        if(own.money > 0, own.demand, NULL) AS demandIndex,
        own.profit AS potentialProfitIndex
      FROM (
        SELECT arrayJoin(arrayEnumerate({snapshots:Array(UInt32)})) AS position, {snapshots:Array(UInt32)}[position] AS snapshot
      ) AS span
      LEFT JOIN (
        SELECT
          snapshot,
          category_id AS category,
          product.revenue AS money,
          sales_count AS units,
          median_price AS median,
          min_price AS least,
          arrayMax(prices) AS most,
          length(seller_ids) AS sellers,
          comments_count AS comments,
          rating AS stars,
          potential_profit_index AS profit,
          10000 * arraySum(one -> pow(toFloat64(one) / toFloat64(product.revenue), 2), product.revenues) AS hhi,
          index_demand(units, arrayCount(sold -> sold > 0, sales_counts), half_units, half_units_of_offer) AS demand,
          place_in_category AS place,
          category_places_count AS places,
          category_revenue AS total
        FROM product
        WHERE snapshot IN {snapshots:Array(UInt32)} AND category_id IN leaves AND product_id = {productId:UInt32}
      ) AS own ON own.snapshot = span.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
