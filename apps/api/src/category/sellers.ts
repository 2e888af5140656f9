import { contract } from '@vitrina/contract';
import { sellersAmong } from '../analytics/report/sellers-among.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The sellers of one category, and their concentration. */
export const sellers = report({
  route: contract.category.sellers,
  tables: ['category', 'product', 'seller'],
  sql: sql`
    SELECT
      groupArray(tuple(*)) AS categorySellers,
      (
        SELECT sellers_hhi FROM category WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}
      ) AS categorySellersHHI
    FROM ${sellersAmong({
      products: sql`category_id = ${param.categoryId}`,
      shareName: sql`shareRevenueFromCategory`,
      counted: sql`uniqExactIf(brand_id, brand_id > 0)`,
      countName: sql`brandsCount`,
    })}
    HAVING count() > 0`,
});
