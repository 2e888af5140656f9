import { largestFirst } from '../report/formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * The five largest by revenue, ties by id, among those that sold; goods without a brand are no brand.
 */
export const leaders: BuildStep = {
  table: 'staging_leader',
  needs: [
    'staging_seller_in_category',
    'staging_seller_of_brand',
    'staging_brand_in_category',
    'staging_title',
    'staging_seller',
  ],
  sql: sql`
    WITH
      ${largestFirst},
      largest AS (
        SELECT 'seller' AS inside, seller_id AS id, 'category' AS kind,
          groupArraySorted(5)(largest_first(revenue, category_id)) AS leaders
        FROM staging_seller_in_category
        WHERE snapshot = ${param.snapshot} AND revenue > 0
        GROUP BY seller_id
        UNION ALL
        SELECT 'seller', seller_id, 'brand', groupArraySorted(5)(largest_first(revenue, brand_id))
        FROM staging_seller_of_brand
        WHERE snapshot = ${param.snapshot} AND revenue > 0 AND brand_id > 0
        GROUP BY seller_id
        UNION ALL
        SELECT 'category', category_id, 'seller', groupArraySorted(5)(largest_first(revenue, seller_id))
        FROM staging_seller_in_category
        WHERE snapshot = ${param.snapshot} AND revenue > 0
        GROUP BY category_id
        UNION ALL
        SELECT 'category', category_id, 'brand', groupArraySorted(5)(largest_first(revenue, brand_id))
        FROM staging_brand_in_category
        WHERE snapshot = ${param.snapshot} AND revenue > 0 AND brand_id > 0
        GROUP BY category_id
        UNION ALL
        SELECT 'brand', brand_id, 'seller', groupArraySorted(5)(largest_first(revenue, seller_id))
        FROM staging_seller_of_brand
        WHERE snapshot = ${param.snapshot} AND revenue > 0 AND brand_id > 0
        GROUP BY brand_id
        UNION ALL
        SELECT 'brand', brand_id, 'category', groupArraySorted(5)(largest_first(revenue, category_id))
        FROM staging_brand_in_category
        WHERE snapshot = ${param.snapshot} AND revenue > 0 AND brand_id > 0
        GROUP BY brand_id
      ),
      named AS (
        SELECT toString(kind) AS kind, id, title FROM staging_title WHERE snapshot = ${param.snapshot}
        UNION ALL
        SELECT 'seller', seller_id, title FROM staging_seller WHERE snapshot = ${param.snapshot}
      )
    SELECT
      ${param.snapshot} AS snapshot,
      inside,
      largest.id AS id,
      largest.kind AS kind,
      arrayMap(entry -> (entry.2, entry.3), arraySort(groupArray((leader, named.id, named.title)))) AS leaders
    FROM (SELECT inside, id, kind, arrayJoin(largest.leaders) AS leader FROM largest) AS largest
    JOIN named ON named.kind = largest.kind AND named.id = toUInt32(bitAnd(leader, 4294967295))
    GROUP BY inside, largest.id, largest.kind`,
};
