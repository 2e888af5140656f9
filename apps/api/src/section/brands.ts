import { contract } from '@vitrina/contract';
import { brandsAmong } from '../analytics/report/brands-among.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { leafCategories } from './leaf-categories.ts';

/** The brands of one section, including goods without one, and their concentration. */
export const brands = report({
  route: contract.section.brands,
  tables: ['section', 'category', 'product'],
  sql: sql`
    WITH profile AS (
      SELECT title, brands_hhi FROM section WHERE snapshot = ${param.snapshot} AND section_id = ${param.sectionId}
    )
    SELECT
      groupArray(tuple(*)) AS sectionBrands,
      (SELECT brands_hhi FROM profile) AS sectionBrandsHHI,
      (SELECT title FROM profile) AS sectionTitle
    FROM ${brandsAmong(leafCategories, sql`shareRevenueFromSection`)}
    HAVING count() > 0`,
});
