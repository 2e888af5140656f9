import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The sellers of one category, and how concentrated they are. */
export const sellers = report({
  route: contract.category.sellers,
  sql: `
    WITH [{categoryId:UInt32}] AS scope_categories
    SELECT
      groupArray(tuple(*)) AS categorySellers,
      (
        SELECT sellers_hhi FROM category WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
      ) AS categorySellersHHI
    FROM (
      SELECT * EXCEPT (scope_share), scope_share AS shareRevenueFromCategory
      FROM scope_sellers
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
