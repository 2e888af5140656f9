import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The brands of one category, goods without one among them, and how concentrated they are. */
export const brands = report({
  route: contract.category.brands,
  sql: `
    WITH
      [{categoryId:UInt32}] AS scope_categories,
      profile AS (
        SELECT title, brands_hhi FROM category WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
      )
    SELECT
      groupArray(tuple(*)) AS categoryBrands,
      (SELECT brands_hhi FROM profile) AS categoryBrandsHHI,
      (SELECT title FROM profile) AS categoryTitle
    FROM (
      SELECT * EXCEPT (scope_share), scope_share AS shareRevenueFromCategory
      FROM scope_brands
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
