import { largestFirst } from '../report/formulas.ts';
import { param, type Sql, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** The keys of the largest of a kind inside each of another kind; only goods without a brand have the id 0. */
const largest = (inside: Sql<never>, kind: Sql<never>, slices: Sql<never>) => sql`
        SELECT '${inside}' AS inside, ${inside}_id AS id, '${kind}' AS kind,
          groupArraySorted(5)(largest_first(revenue, ${kind}_id)) AS leaders
        FROM ${slices}
        WHERE snapshot = ${param.snapshot} AND revenue > 0 AND ${inside}_id > 0 AND ${kind}_id > 0
        GROUP BY ${inside}_id`;

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
        ${largest(sql`seller`, sql`category`, sql`staging_seller_in_category`)}
        UNION ALL
        ${largest(sql`seller`, sql`brand`, sql`staging_seller_of_brand`)}
        UNION ALL
        ${largest(sql`category`, sql`seller`, sql`staging_seller_in_category`)}
        UNION ALL
        ${largest(sql`category`, sql`brand`, sql`staging_brand_in_category`)}
        UNION ALL
        ${largest(sql`brand`, sql`seller`, sql`staging_seller_of_brand`)}
        UNION ALL
        ${largest(sql`brand`, sql`category`, sql`staging_brand_in_category`)}
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
