import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The cards that at least two of some sellers offer, with the offers of these sellers in the requested order. */
export const sharedProducts = report({
  route: contract.seller.sharedProducts,
  tables: ['product_text', 'seller_offer'],
  sql: sql`
    WITH
      shared AS (
        SELECT
          category_id, product_id,
          sum(offer.revenue::Decimal(38, 2)) AS total,
          groupArray(tuple(seller_id, price, sales_count, revenue)) AS own
        FROM seller_offer AS offer
        WHERE snapshot = ${param.snapshot} AND seller_id IN ${param.sellerIds}
        GROUP BY category_id, product_id
        HAVING count() > 1
      ),
      largest AS (SELECT * FROM shared ORDER BY total DESC, product_id LIMIT 1000),
      texts AS (
        SELECT product_id, product_name, kaspi_id FROM ${param.product_text}
        WHERE (category_id, product_id) IN (SELECT category_id, product_id FROM largest)
      )
    SELECT tuple((SELECT count() FROM shared) AS count, groupArray(tuple(*)) AS products) AS sharedProducts
    FROM (
      SELECT
        card.product_id AS productId,
        product_name AS productName,
        kaspi_id AS kaspiId,
        arrayMap(
          offer -> tuple(offer.1 AS sellerId, offer.2 AS price, offer.3 AS salesCount, offer.4 AS revenue),
          arraySort(offer -> indexOf(${param.sellerIds}, offer.1), own)
        ) AS offers
      FROM largest AS card
      JOIN texts ON texts.product_id = card.product_id
      ORDER BY total DESC, productId
    )`,
});
