import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The sellers of one category, and how concentrated they are. */
export const sellers = report({
  route: contract.category.sellers,
  sql: sql`
    SELECT
      groupArray(tuple(*)) AS categorySellers,
      (
        SELECT sellers_hhi FROM category WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}
      ) AS categorySellersHHI
    FROM (
      SELECT
        seller_id AS sellerId,
        seller_title AS sellerTitle,
        revenue,
        share_from_category AS shareRevenueFromCategory,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        median_price AS medianPrice,
        brands_count AS brandsCount,
        products_count AS productsCount,
        potential_profit_index AS potentialProfitIndex,
        seller_rating AS lastRating
      FROM category_seller
      WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
