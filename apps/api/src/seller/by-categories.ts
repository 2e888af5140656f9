import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The sellers of the chosen categories: their sales there, their rank in the whole week. */
export const byCategories = report({
  route: contract.seller.byCategories,
  tables: ['seller', 'product'],
  sql: sql`
    SELECT
      seller.title AS sellerTitle,
      slice.seller_id AS sellerId,
      slice.revenue AS revenue,
      slice.sales_count AS salesCount,
      if(seller.revenue > 0, seller.place, NULL) AS placeByRevenue
    FROM (
      SELECT seller_id, sum(offer_revenue) AS revenue, sum(units) AS sales_count
      FROM product
      ARRAY JOIN seller_ids AS seller_id, sales_counts AS units, revenues AS offer_revenue
      WHERE snapshot = ${param.snapshot} AND category_id IN ${param.categoryIds}
      GROUP BY seller_id
    ) AS slice
    JOIN (SELECT seller_id, title, revenue, place FROM seller WHERE snapshot = ${param.snapshot}) AS seller
      ON seller.seller_id = slice.seller_id
    ORDER BY revenue DESC, sellerId`,
});
