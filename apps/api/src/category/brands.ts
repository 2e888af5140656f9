import { contract } from '@vitrina/contract';
import { brandsAmong } from '../analytics/report/brands-among.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The brands of one category, including goods without one, and their concentration. */
export const brands = report({
  route: contract.category.brands,
  tables: ['category', 'product'],
  sql: sql`
    WITH profile AS (
      SELECT title, brands_hhi FROM category WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}
    )
    SELECT
      groupArray(tuple(*)) AS categoryBrands,
      (SELECT brands_hhi FROM profile) AS categoryBrandsHHI,
      (SELECT title FROM profile) AS categoryTitle
    FROM ${brandsAmong(sql`[${param.categoryId}]`, sql`shareRevenueFromCategory`)}
    HAVING count() > 0`,
});
