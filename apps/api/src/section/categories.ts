import { contract } from '@vitrina/contract';
import { categoryRows } from '../analytics/report/category-rows.ts';
import { share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The leaf categories of one section. */
export const categories = report({
  route: contract.section.categories,
  tables: ['section', 'category'],
  sql: sql`
    WITH ${share}
    SELECT
      groupArray(tuple(*)) AS sectionCategories,
      (
        SELECT title FROM section WHERE snapshot = ${param.snapshot} AND section_id = ${param.sectionId}
      ) AS sectionTitle
    FROM (
      SELECT *, ifNull(share(revenue, toFloat64(sum(revenue) OVER ())), 0) AS shareRevenueFromSection
      FROM ${categoryRows}
      WHERE ${param.sectionId} IN (category1LvlId, category2LvlId)
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
