import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The sellers of one section, each counted once over its leaf categories, and how concentrated they are. */
export const sellers = report({
  route: contract.section.sellers,
  sql: `
    WITH
      profile AS (
        SELECT title, sellers_hhi FROM section WHERE snapshot = {snapshot:UInt32} AND section_id = {sectionId:UInt32}
      ),
      scope_categories AS (
        SELECT category_id FROM category
        WHERE snapshot = {snapshot:UInt32} AND {sectionId:UInt32} IN (category_1_lvl_id, category_2_lvl_id)
      )
    SELECT
      groupArray(tuple(*)) AS sectionSellers,
      (SELECT sellers_hhi FROM profile) AS sectionSellersHHI,
      (SELECT title FROM profile) AS sectionTitle
    FROM (
      SELECT * EXCEPT (scope_share), scope_share AS shareRevenueFromSection
      FROM scope_sellers
      ORDER BY revenue DESC, sellerId
    )
    HAVING count() > 0`,
});
