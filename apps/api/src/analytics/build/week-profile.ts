import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** The whole market: its sums, counts and eight largest sellers and brands. */
export const weekProfile: BuildStep = {
  table: 'week',
  needs: ['seller', 'brand', 'category'],
  sql: sql`
    WITH
      top_sellers AS (
        SELECT seller_id AS id, title, revenue FROM seller
        WHERE snapshot = ${param.snapshot} AND revenue > 0 ORDER BY revenue DESC, id LIMIT 8
      ),
      top_brands AS (
        SELECT brand_id AS id, title, revenue FROM brand
        WHERE snapshot = ${param.snapshot} AND revenue > 0 ORDER BY revenue DESC, id LIMIT 8
      )
    SELECT
      any(category.snapshot) AS snapshot,
      sum(category.revenue) AS revenue,
      sum(category.sales_count) AS sales_count,
      (SELECT count() FROM seller WHERE snapshot = ${param.snapshot}) AS sellers_count,
      (SELECT count() FROM brand WHERE snapshot = ${param.snapshot}) AS brands_count,
      count() AS categories_count,
      sum(category.products_count) AS products_count,
      (SELECT countIf(revenue > 0) FROM seller WHERE snapshot = ${param.snapshot}) AS sellers_with_sales_count,
      (SELECT countIf(revenue > 0) FROM brand WHERE snapshot = ${param.snapshot}) AS brands_with_sales_count,
      countIf(category.revenue > 0) AS categories_with_sales_count,
      (
        SELECT arrayMap(entry -> (entry.2, entry.3, entry.4), arraySort(groupArray((-revenue, id, title, revenue))))
        FROM top_sellers
      ) AS top_sellers,
      (
        SELECT arrayMap(entry -> (entry.2, entry.3, entry.4), arraySort(groupArray((-revenue, id, title, revenue))))
        FROM top_brands
      ) AS top_brands
    FROM category
    WHERE category.snapshot = ${param.snapshot}
    HAVING count() > 0`,
};
