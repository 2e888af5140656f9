import { hhiOf } from '../report/formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * HHI of the sellers and brands of each category and of the sellers of each brand with sales. Each product without a
 * brand counts as a brand of its own in its category. Squares are exact decimals, so that a single seller gives
 * exactly 10 000.
 */
export const concentrations: BuildStep = {
  table: 'staging_concentration',
  needs: [
    'staging_seller_in_category',
    'staging_seller_of_brand',
    'staging_brand_in_category',
    'staging_product',
  ],
  sql: sql`
    WITH
      ${hhiOf},
      by_seller AS (
        SELECT 'category' AS level, category_id AS id, toDecimal256(slice.revenue, 2) AS revenue
        FROM staging_seller_in_category AS slice
        WHERE snapshot = ${param.snapshot} AND slice.revenue > 0
        UNION ALL
        SELECT 'brand', brand_id, toDecimal256(slice.revenue, 2)
        FROM staging_seller_of_brand AS slice
        WHERE snapshot = ${param.snapshot} AND slice.revenue > 0 AND brand_id > 0
      ),
      by_brand AS (
        SELECT category_id, toDecimal256(slice.revenue, 2) AS revenue
        FROM staging_brand_in_category AS slice
        WHERE snapshot = ${param.snapshot} AND slice.revenue > 0 AND brand_id > 0
        UNION ALL
        SELECT category_id, toDecimal256(product.revenue, 2)
        FROM staging_product AS product
        WHERE snapshot = ${param.snapshot} AND product.revenue > 0 AND brand_id = 0
      ),
      sellers AS (
        SELECT level, id, hhi_of(sum(revenue * revenue), sum(revenue)) AS hhi
        FROM by_seller
        GROUP BY level, id
      ),
      brands AS (
        SELECT
          'category' AS level,
          category_id AS id,
          hhi_of(sum(revenue * revenue), sum(revenue)) AS hhi
        FROM by_brand
        GROUP BY category_id
      )
    SELECT ${param.snapshot} AS snapshot, level, id, sellers.hhi AS sellers_hhi, toNullable(brands.hhi) AS brands_hhi
    FROM sellers
    LEFT JOIN brands USING level, id`,
};
