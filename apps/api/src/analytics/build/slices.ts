import { param, type Sql, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Totals of each seller for each id; while summed, both ids are packed into one number. */
const sellerSlices = (id: Sql<never>) => sql`
    SELECT ${param.snapshot} AS snapshot, bitShiftRight(pair, 32) AS ${id}, bitAnd(pair, 4294967295) AS seller_id, revenue
    FROM (
      SELECT bitShiftLeft(toUInt64(${id}), 32) + seller_id AS pair, sum(offer.revenue) AS revenue
      FROM staging_offer AS offer
      WHERE snapshot = ${param.snapshot}
      GROUP BY pair
    )`;

/** Totals of each seller in each category. */
export const categorySellerSlices: BuildStep = {
  table: 'staging_seller_in_category',
  needs: ['staging_offer'],
  sql: sellerSlices(sql`category_id`),
};

/** Totals of each seller for each brand, and for goods without one. */
export const brandSellerSlices: BuildStep = {
  table: 'staging_seller_of_brand',
  needs: ['staging_offer'],
  sql: sellerSlices(sql`brand_id`),
};

/** Totals of each brand, and of goods without one, in each category. */
export const categoryBrandSlices: BuildStep = {
  table: 'staging_brand_in_category',
  needs: ['staging_product'],
  sql: sql`
    SELECT
      snapshot,
      category_id,
      brand_id,
      sum(product.revenue) AS revenue,
      sum(product.sales_count) AS sales_count,
      count() AS products_count
    FROM staging_product AS product
    WHERE snapshot = ${param.snapshot}
    GROUP BY snapshot, category_id, brand_id`,
};
