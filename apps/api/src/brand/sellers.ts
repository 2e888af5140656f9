import { contract } from '@vitrina/contract';
import { sellersAmong } from '../analytics/report/sellers-among.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The sellers of one brand, and their concentration. */
export const sellers = report({
  route: contract.brand.sellers,
  tables: ['brand', 'brand_product', 'product', 'seller'],
  sql: sql`
    WITH profile AS (
      SELECT title, sellers_hhi FROM brand WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}
    )
    SELECT
      groupArray(tuple(*)) AS brandSellers,
      (SELECT sellers_hhi FROM profile) AS brandSellersHHI,
      (SELECT title FROM profile) AS brandTitle
    FROM ${sellersAmong({
      products: sql`(category_id, product_id) IN (
          SELECT category_id, product_id FROM brand_product WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}
        )`,
      shareName: sql`shareRevenueFromBrand`,
      counted: sql`uniqExact(category_id)`,
      countName: sql`categoriesCount`,
    })}
    HAVING count() > 0`,
});
