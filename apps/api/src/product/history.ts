import { contract } from '@vitrina/contract';
import { historyReport } from '../analytics/report/report.ts';

/** A product card in each published week of a window; its place is among the products of its category of the week. */
export const history = historyReport({
  route: contract.product.history,
  sql: `
    WITH
      card_categories AS (
        SELECT snapshot, category_id FROM product_category
        WHERE snapshot IN {snapshots:Array(UInt32)} AND product_id = {productId:UInt32}
      ),
      own AS (
        SELECT *, arrayCount(sold -> sold > 0, sales_counts) AS sold_offers
        FROM product
        WHERE snapshot IN {snapshots:Array(UInt32)} AND product_id = {productId:UInt32}
          AND (snapshot, category_id) IN (SELECT snapshot, category_id FROM card_categories)
      ),
      figures AS (
        SELECT
          own.snapshot AS snapshot,
          own.category_id AS category,
          own.revenue AS money,
          own.sales_count AS units,
          own.median_price AS median,
          own.min_price AS least,
          arrayMax(own.prices) AS most,
          length(own.seller_ids) AS sellers,
          own.comments_count AS comments,
          own.rating AS stars,
          own.potential_profit_index AS profit,
          10000 * arraySum(one -> pow(toFloat64(one) / toFloat64(own.revenue), 2), own.revenues) AS hhi,
          index_demand(own.sales_count, own.sold_offers, half.units, half.units_of_offer) AS demand,
          own.place_in_category AS place,
          leaf.products_with_sales_count AS places,
          leaf.revenue AS total
        FROM own
        JOIN (
          SELECT snapshot, revenue, products_with_sales_count FROM category
          WHERE snapshot IN {snapshots:Array(UInt32)}
            AND (snapshot, category_id) IN (SELECT snapshot, category_id FROM card_categories)
        ) AS leaf ON leaf.snapshot = own.snapshot
        LEFT JOIN (
          SELECT * FROM index_reference WHERE snapshot IN {snapshots:Array(UInt32)} AND level = 'product'
        ) AS half ON half.snapshot = own.snapshot
      ),
      (
        SELECT argMax((snapshot, category_id), indexOf({snapshots:Array(UInt32)}, snapshot)) FROM card_categories
      ) AS latest
    SELECT tuple(
      {productId:UInt32} AS productId,
      (
        SELECT any(product_name) FROM merge(currentDatabase(), {product_texts:String})
        WHERE _table = concat('product_text_', toString(latest.1))
          AND category_id = latest.2 AND product_id = {productId:UInt32}
      ) AS productName,
      groupArray(tuple(* EXCEPT (position))) AS weeks
    ) AS productHistory
    FROM (
      SELECT
        indexOf({snapshots:Array(UInt32)}, week.snapshot) AS position,
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
      FROM (SELECT snapshot FROM week WHERE snapshot IN {snapshots:Array(UInt32)}) AS week
      LEFT JOIN figures AS own ON own.snapshot = week.snapshot
      ORDER BY position
    )
    HAVING countIf(isPresent) > 0
    SETTINGS join_use_nulls = 1`,
});
