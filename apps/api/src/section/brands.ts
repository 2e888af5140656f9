import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The brands of one section, goods without one among them, and how concentrated they are. */
export const brands = report({
  route: contract.section.brands,
  sql: `
    WITH
      profile AS (
        SELECT title, brands_hhi FROM section WHERE snapshot = {snapshot:UInt32} AND section_id = {sectionId:UInt32}
      ),
      scope_categories AS (
        SELECT category_id FROM category
        WHERE snapshot = {snapshot:UInt32} AND {sectionId:UInt32} IN (category_1_lvl_id, category_2_lvl_id)
      )
    SELECT
      groupArray(tuple(*)) AS sectionBrands,
      (SELECT brands_hhi FROM profile) AS sectionBrandsHHI,
      (SELECT title FROM profile) AS sectionTitle
    FROM (
      SELECT * EXCEPT (scope_share), scope_share AS shareRevenueFromSection
      FROM scope_brands
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
