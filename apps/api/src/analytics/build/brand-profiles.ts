import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Every brand with its figures of the week; goods without a brand have no profile and no rank. */
export const brandProfiles: BuildStep = {
  table: 'brand',
  needs: [
    'staging_brand_in_category',
    'staging_seller_of_brand',
    'staging_title',
    'staging_index',
    'staging_concentration',
    'staging_leader',
  ],
  sql: sql`
    WITH
      totals AS (
        SELECT
          brand_id,
          sum(slice.revenue) AS revenue,
          sum(slice.sales_count) AS sales_count,
          count() AS categories_count,
          sum(slice.products_count) AS products_count,
          rank() OVER (ORDER BY revenue DESC) AS place,
          countIf(revenue > 0) OVER () AS week_places_count
        FROM staging_brand_in_category AS slice
        WHERE snapshot = ${param.snapshot} AND brand_id > 0
        GROUP BY brand_id
      ),
      sellers AS (
        SELECT brand_id, count() AS sellers_count
        FROM staging_seller_of_brand
        WHERE snapshot = ${param.snapshot} AND brand_id > 0
        GROUP BY brand_id
      ),
      named AS (SELECT id, title FROM staging_title WHERE snapshot = ${param.snapshot} AND kind = 'brand'),
      leading AS (SELECT * FROM staging_leader WHERE snapshot = ${param.snapshot} AND inside = 'brand')
    SELECT
      ${param.snapshot} AS snapshot,
      totals.brand_id AS brand_id,
      named.title AS title,
      totals.revenue AS revenue,
      totals.sales_count AS sales_count,
      totals.place AS place,
      indices.potential_profit_index AS potential_profit_index,
      indices.demand_index AS demand_index,
      if(totals.revenue > 0, concentration.sellers_hhi, NULL) AS sellers_hhi,
      sellers.sellers_count AS sellers_count,
      totals.products_count AS products_count,
      totals.categories_count AS categories_count,
      (SELECT sum(revenue) FROM staging_brand_in_category WHERE snapshot = ${param.snapshot}) AS week_revenue,
      totals.week_places_count AS week_places_count,
      sellers_in.leaders AS top_sellers,
      categories_in.leaders AS top_categories
    FROM totals
    JOIN sellers ON sellers.brand_id = totals.brand_id
    JOIN named ON named.id = totals.brand_id
    LEFT JOIN (SELECT * FROM staging_index WHERE snapshot = ${param.snapshot} AND level = 'brand') AS indices
      ON indices.id = totals.brand_id
    LEFT JOIN (SELECT * FROM staging_concentration WHERE snapshot = ${param.snapshot} AND level = 'brand') AS concentration
      ON concentration.id = totals.brand_id
    LEFT JOIN leading AS sellers_in ON sellers_in.id = totals.brand_id AND sellers_in.kind = 'seller'
    LEFT JOIN leading AS categories_in ON categories_in.id = totals.brand_id AND categories_in.kind = 'category'`,
};
