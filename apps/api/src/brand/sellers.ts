import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The sellers of one brand, and how concentrated they are. */
export const sellers = report({
  route: contract.brand.sellers,
  sql: sql`
    WITH profile AS (
      SELECT title, sellers_hhi FROM brand WHERE load = {load:UInt32} AND brand_id = {brandId:UInt32}
    )
    SELECT
      groupArray(tuple(*)) AS brandSellers,
      (SELECT sellers_hhi FROM profile) AS brandSellersHHI,
      (SELECT title FROM profile) AS brandTitle
    FROM (
      SELECT
        seller_id AS sellerId,
        seller_title AS sellerTitle,
        revenue,
        share_from_brand AS shareRevenueFromBrand,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        median_price AS medianPrice,
        categories_count AS categoriesCount,
        products_count AS productsCount,
        potential_profit_index AS potentialProfitIndex,
        seller_rating AS lastRating
      FROM brand_seller
      WHERE load = {load:UInt32} AND brand_id = {brandId:UInt32}
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
