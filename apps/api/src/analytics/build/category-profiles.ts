import { share } from '../report/formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Every leaf category with its figures of the week and the two levels above it. */
export const categoryProfiles: BuildStep = {
  table: 'category',
  needs: [
    'staging_offer',
    'staging_brand_in_category',
    'staging_seller_in_category',
    'staging_title',
    'staging_group_input',
    'staging_index',
    'staging_concentration',
    'staging_leader',
  ],
  sql: sql`
    WITH
      ${share},
      parents AS (
        SELECT category_id, any(category_1_lvl_id) AS level_1_id, any(category_2_lvl_id) AS level_2_id
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY category_id
      ),
      totals AS (
        SELECT
          category_id,
          sum(slice.revenue) AS revenue,
          sum(slice.sales_count) AS sales_count,
          countIf(brand_id > 0) AS brands_count,
          sum(slice.products_count) AS products_count,
          rank() OVER (ORDER BY revenue DESC) AS place,
          sum(revenue) OVER () AS week_revenue,
          countIf(revenue > 0) OVER () AS week_places_count
        FROM staging_brand_in_category AS slice
        WHERE snapshot = ${param.snapshot}
        GROUP BY category_id
      ),
      sellers AS (
        SELECT category_id, count() AS sellers_count
        FROM staging_seller_in_category
        WHERE snapshot = ${param.snapshot}
        GROUP BY category_id
      ),
      offered AS (
        SELECT category_id, quantileExactLow(0.5)(offer.price) AS median_price
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot} AND category_id IN (SELECT category_id FROM totals WHERE revenue = 0)
        GROUP BY category_id
      ),
      inputs AS (
        SELECT id, median_price, sold_products FROM staging_group_input WHERE snapshot = ${param.snapshot} AND level = 'category'
      ),
      named AS (SELECT id, title FROM staging_title WHERE snapshot = ${param.snapshot} AND kind = 'category'),
      leading AS (SELECT * FROM staging_leader WHERE snapshot = ${param.snapshot} AND inside = 'category')
    SELECT
      ${param.snapshot} AS snapshot,
      totals.category_id AS category_id,
      leaf.title AS title,
      parents.level_1_id AS category_1_lvl_id,
      level_1.title AS category_1_lvl_title,
      parents.level_2_id AS category_2_lvl_id,
      level_2.title AS category_2_lvl_title,
      totals.revenue AS revenue,
      totals.sales_count AS sales_count,
      if(totals.revenue > 0, inputs.median_price, offered.median_price) AS median_price,
      totals.place AS place,
      indices.potential_profit_index AS potential_profit_index,
      if(totals.revenue > 0, indices.demand_index, NULL) AS demand_index,
      ifNull(share(totals.revenue, totals.week_revenue), 0) AS share_from_total,
      if(totals.revenue > 0, concentration.sellers_hhi, NULL) AS sellers_hhi,
      if(totals.revenue > 0, concentration.brands_hhi, NULL) AS brands_hhi,
      sellers.sellers_count AS sellers_count,
      totals.brands_count AS brands_count,
      totals.products_count AS products_count,
      inputs.sold_products AS products_with_sales_count,
      totals.week_revenue AS week_revenue,
      totals.week_places_count AS week_places_count,
      sellers_in.leaders AS top_sellers,
      brands_in.leaders AS top_brands
    FROM totals
    JOIN parents ON parents.category_id = totals.category_id
    JOIN sellers ON sellers.category_id = totals.category_id
    JOIN named AS leaf ON leaf.id = totals.category_id
    JOIN named AS level_1 ON level_1.id = parents.level_1_id
    JOIN named AS level_2 ON level_2.id = parents.level_2_id
    LEFT JOIN (SELECT * FROM staging_index WHERE snapshot = ${param.snapshot} AND level = 'category') AS indices
      ON indices.id = totals.category_id
    LEFT JOIN (SELECT * FROM staging_concentration WHERE snapshot = ${param.snapshot} AND level = 'category') AS concentration
      ON concentration.id = totals.category_id
    LEFT JOIN inputs ON inputs.id = totals.category_id
    LEFT JOIN offered ON offered.category_id = totals.category_id
    LEFT JOIN leading AS sellers_in ON sellers_in.id = totals.category_id AND sellers_in.kind = 'seller'
    LEFT JOIN leading AS brands_in ON brands_in.id = totals.category_id AND brands_in.kind = 'brand'`,
};
