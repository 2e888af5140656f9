import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The leaf categories of one section. */
export const categories = report({
  route: contract.section.categories,
  sql: `
    SELECT
      groupArray(tuple(*)) AS sectionCategories,
      (
        SELECT title FROM section WHERE snapshot = {snapshot:UInt32} AND section_id = {sectionId:UInt32}
      ) AS sectionTitle
    FROM (
      SELECT *, ifNull(share(revenue, toFloat64(sum(revenue) OVER ())), 0) AS shareRevenueFromSection
      FROM category_rows
      WHERE {sectionId:UInt32} IN (category1LvlId, category2LvlId)
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
