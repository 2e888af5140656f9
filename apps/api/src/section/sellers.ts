import { contract } from '@vitrina/contract';
import { sellersAmong } from '../analytics/report/sellers-among.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { leafCategories } from './leaf-categories.ts';

/** The sellers of one section, each counted once over its leaf categories, and their concentration. */
export const sellers = report({
  route: contract.section.sellers,
  tables: ['section', 'category', 'product', 'seller'],
  sql: sql`
    WITH profile AS (
      SELECT title, sellers_hhi FROM section WHERE snapshot = ${param.snapshot} AND section_id = ${param.sectionId}
    )
    SELECT
      groupArray(tuple(*)) AS sectionSellers,
      (SELECT sellers_hhi FROM profile) AS sectionSellersHHI,
      (SELECT title FROM profile) AS sectionTitle
    FROM ${sellersAmong({
      products: sql`category_id IN ${leafCategories}`,
      shareName: sql`shareRevenueFromSection`,
      counted: sql`uniqExactIf(brand_id, brand_id > 0)`,
      countName: sql`brandsCount`,
    })}
    HAVING count() > 0`,
});
