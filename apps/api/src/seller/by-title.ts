import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The sellers whose title contains the text, both in lower case and otherwise character by character. */
export const byTitle = report({
  route: contract.seller.byTitle,
  tables: ['seller'],
  sql: sql`
    SELECT
      title AS sellerTitle,
      seller_id AS sellerId,
      revenue,
      sales_count AS salesCount,
      if(revenue > 0, place, NULL) AS placeByRevenue
    FROM seller
    WHERE snapshot = ${param.snapshot} AND position(lower_title, lowerUTF8(${param.title})) > 0
    ORDER BY revenue DESC, sellerId`,
});
