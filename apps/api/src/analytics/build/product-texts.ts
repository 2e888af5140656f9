import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** The products without a shared text whose rows differ in a name, a Kaspi id or a link. */
export const differingTexts: BuildStep = {
  table: 'staging_differing_text',
  needs: ['staging_offer', 'shared_product_text'],
  sql: sql`
    WITH
      cityHash64(
        offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')
      ) AS wording
    SELECT ${param.snapshot} AS snapshot, product_id
    FROM staging_offer AS offer
    WHERE offer.snapshot = ${param.snapshot}
      AND product_id NOT IN (SELECT product_id FROM ${param.product_text})
    GROUP BY product_id
    HAVING min(wording) != max(wording)`,
};

/** Texts of the products without a shared text whose rows agree: those of any row. */
export const agreedTexts: BuildStep = {
  table: 'product_text',
  needs: ['staging_offer', 'shared_product_text', 'staging_differing_text'],
  sql: sql`
    SELECT
      category_id,
      product_id,
      offer.product_name,
      product_kaspi_id AS kaspi_id,
      product_link AS link,
      product_main_img_link AS main_img_link
    FROM staging_offer AS offer
    WHERE snapshot = ${param.snapshot}
      AND product_id NOT IN (SELECT product_id FROM ${param.product_text})
      AND product_id NOT IN (
        SELECT product_id FROM staging_differing_text WHERE snapshot = ${param.snapshot}
      )
    ORDER BY snapshot, category_id, product_id
    LIMIT 1 BY product_id`,
};

/** Texts of the products whose rows differ: the most frequent value of each field, ties by the smallest. */
export const settledTexts: BuildStep = {
  table: 'product_text',
  needs: ['staging_offer', 'staging_differing_text'],
  sql: sql`
    WITH votes AS (
      SELECT category_id, product_id, field, value, count() AS number
      FROM staging_offer AS offer
      ARRAY JOIN
        ['name', 'kaspi_id', 'link', 'main_img_link'] AS field,
        [offer.product_name, product_kaspi_id, ifNull(product_link, ''), ifNull(product_main_img_link, '')] AS value
      WHERE snapshot = ${param.snapshot} AND value != '' AND product_id IN (
        SELECT product_id FROM staging_differing_text WHERE snapshot = ${param.snapshot}
      )
      GROUP BY category_id, product_id, field, value
    )
    SELECT
      category_id,
      product_id,
      argMinIf(value, (-number, value), field = 'name') AS product_name,
      argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
      nullIf(argMinIf(value, (-number, value), field = 'link'), '') AS link,
      nullIf(argMinIf(value, (-number, value), field = 'main_img_link'), '') AS main_img_link
    FROM votes
    GROUP BY category_id, product_id`,
};
