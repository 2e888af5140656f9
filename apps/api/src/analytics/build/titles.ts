import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Settles the titles of brands and of the categories of all three levels: the most frequent, ties by the smallest. */
export const titles: BuildStep = {
  table: 'staging_title',
  needs: ['staging_offer'],
  sql: sql`
    WITH
      brands AS (
        SELECT brand_id, any(offer.brand_title) AS brand_title, count() AS rows
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY brand_id, cityHash64(offer.brand_title)
      ),
      branches AS (
        SELECT
          category_id,
          category_1_lvl_id,
          category_2_lvl_id,
          any(offer.category_title) AS category_title,
          any(offer.category_1_lvl_title) AS category_1_lvl_title,
          any(offer.category_2_lvl_title) AS category_2_lvl_title,
          count() AS rows
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY
          category_id,
          category_1_lvl_id,
          category_2_lvl_id,
          cityHash64(offer.category_title, offer.category_1_lvl_title, offer.category_2_lvl_title)
      ),
      spellings AS (
        SELECT 'brand' AS kind, brand_id AS id, if(brand_id = 0, 'Без бренда', brand_title) AS value, rows
        FROM brands
        UNION ALL
        SELECT 'category', category, title, rows
        FROM branches
        ARRAY JOIN
          [category_id, category_1_lvl_id, category_2_lvl_id] AS category,
          [category_title, category_1_lvl_title, category_2_lvl_title] AS title
      ),
      votes AS (
        SELECT kind, id, value, sum(rows) AS number
        FROM spellings
        WHERE value != ''
        GROUP BY kind, id, value
      )
    SELECT ${param.snapshot} AS snapshot, kind, id, argMin(value, (-number, value)) AS title
    FROM votes
    GROUP BY kind, id`,
};
