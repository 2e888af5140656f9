import { param, sql } from '../report/sql.ts';

/** Selects the products whose texts in this snapshot differ from those of another snapshot. */
export const changedTexts = sql`
INSERT INTO staging_changed_text
WITH
  wordings AS (
    SELECT
      product_id,
      cityHash64(
        category_id, product_id, offer.product_name, product_kaspi_id, ifNull(product_link, ''),
        ifNull(product_main_img_link, '')
      ) AS wording
    FROM staging_offer AS offer
    WHERE snapshot = ${param.snapshot}
  ),
  single_wording AS (SELECT min(wording) FROM wordings GROUP BY product_id HAVING min(wording) = max(wording))
SELECT ${param.snapshot} AS snapshot, product_id
FROM ${param.other}
WHERE cityHash64(
    category_id, product_id, product_name, kaspi_id, ifNull(link, ''), ifNull(main_img_link, '')
  ) NOT IN (SELECT * FROM single_wording)`;
