import { sql } from '../report.ts';

/** The products of another load's texts whose rows here do not all say just that. */
export const goneTexts = sql`
INSERT INTO build_gone
WITH
  wordings AS (
    SELECT
      product_id,
      cityHash64(
        category_id, product_id, offer.product_name, product_kaspi_id, ifNull(product_link, ''),
        ifNull(product_main_img_link, '')
      ) AS wording
    FROM build_offer AS offer
    WHERE load = {load:UInt32}
  ),
  said AS (SELECT min(wording) FROM wordings GROUP BY product_id HAVING min(wording) = max(wording))
SELECT {load:UInt32} AS load, product_id
FROM {other:Identifier}
WHERE cityHash64(
    category_id, product_id, product_name, kaspi_id, ifNull(link, ''), ifNull(main_img_link, '')
  ) NOT IN (SELECT * FROM said)`;
