import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The sellers of the chosen categories: what they sold there, their place in the whole week. */
export const byCategories = report({
  route: contract.seller.byCategories,
  sql: sql`
    SELECT
      any(seller_title) AS sellerTitle,
      seller_id AS sellerId,
      sum(category_seller.revenue) AS revenue,
      sum(sales_count) AS salesCount,
      any(seller_place) AS placeByRevenue
    FROM category_seller
    WHERE load = {load:UInt32} AND category_id IN {categoryIds:Array(UInt32)}
    GROUP BY seller_id
    ORDER BY revenue DESC, sellerId`,
});
