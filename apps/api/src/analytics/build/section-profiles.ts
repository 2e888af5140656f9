import { hhiOf, largestFirst, meanIndex, weightedIndex } from '../report/formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * Every section with its figures over its leaf categories. Each product is in one leaf category, so products add up;
 * sellers and brands are counted again, with the concentration of their sums. As in a category, each product without
 * a brand counts as a brand of its own.
 */
export const sectionProfiles: BuildStep = {
  table: 'section',
  needs: [
    'category',
    'staging_seller_in_category',
    'staging_brand_in_category',
    'staging_product',
    'staging_title',
    'staging_seller',
  ],
  sql: sql`
    WITH
      ${hhiOf}, ${largestFirst}, ${meanIndex}, ${weightedIndex},
      nodes AS (
        SELECT
          arrayJoin([
            (1, category_1_lvl_id, category_1_lvl_title), (2, category_2_lvl_id, category_2_lvl_title)
          ]) AS node,
          node.1 AS level,
          node.2 AS section_id,
          node.3 AS section_title,
          *
        FROM category
        WHERE snapshot = ${param.snapshot}
      ),
      totals AS (
        SELECT
          section_id,
          any(node.level) AS level,
          any(node.section_title) AS title,
          any(node.category_1_lvl_id) AS top_id,
          sum(node.revenue) AS revenue,
          sum(node.sales_count) AS sales_count,
          count() AS categories_count,
          sum(node.products_count) AS products_count,
          sum(weighted_index(node.revenue, node.potential_profit_index)) AS index_sum,
          any(node.week_revenue) AS week_revenue
        FROM nodes AS node
        GROUP BY section_id
      ),
      sellers AS (
        SELECT section_id, count() AS sellers_count,
          hhi_of(sum(own * own), sum(own)) AS sellers_hhi,
          groupArraySortedIf(5)(largest_first(own, seller_id), own > 0) AS leaders
        FROM (
          SELECT node.section_id AS section_id, slice.seller_id AS seller_id, toDecimal256(sum(slice.revenue), 2) AS own
          FROM staging_seller_in_category AS slice
          JOIN nodes AS node ON node.category_id = slice.category_id
          WHERE slice.snapshot = ${param.snapshot}
          GROUP BY section_id, seller_id
        )
        GROUP BY section_id
      ),
      brands AS (
        SELECT section_id, countIf(brand_id > 0) AS brands_count,
          sumIf(own * own, brand_id > 0) AS squares,
          groupArraySortedIf(5)(largest_first(own, brand_id), own > 0 AND brand_id > 0) AS leaders
        FROM (
          SELECT node.section_id AS section_id, slice.brand_id AS brand_id, toDecimal256(sum(slice.revenue), 2) AS own
          FROM staging_brand_in_category AS slice
          JOIN nodes AS node ON node.category_id = slice.category_id
          WHERE slice.snapshot = ${param.snapshot}
          GROUP BY section_id, brand_id
        )
        GROUP BY section_id
      ),
      unbranded AS (
        SELECT node.section_id AS section_id, sum(toDecimal256(product.revenue, 2) * toDecimal256(product.revenue, 2)) AS squares
        FROM staging_product AS product
        JOIN nodes AS node ON node.category_id = product.category_id
        WHERE product.snapshot = ${param.snapshot} AND product.brand_id = 0
        GROUP BY section_id
      ),
      named AS (
        SELECT 'brand' AS kind, id, title FROM staging_title WHERE snapshot = ${param.snapshot} AND staging_title.kind = 'brand'
        UNION ALL
        SELECT 'seller', seller_id, title FROM staging_seller WHERE snapshot = ${param.snapshot}
      ),
      leading AS (
        SELECT
          section_id,
          largest.kind AS kind,
          arrayMap(entry -> (entry.2, entry.3), arraySort(groupArray((leader, named.id, named.title)))) AS leaders
        FROM (
          SELECT section_id, 'seller' AS kind, arrayJoin(leaders) AS leader FROM sellers
          UNION ALL
          SELECT section_id, 'brand', arrayJoin(leaders) FROM brands
        ) AS largest
        JOIN named ON named.kind = largest.kind AND named.id = toUInt32(bitAnd(leader, 4294967295))
        GROUP BY section_id, kind
      )
    SELECT
      ${param.snapshot} AS snapshot,
      totals.section_id AS section_id,
      totals.title AS title,
      totals.level AS level,
      totals.top_id AS category_1_lvl_id,
      totals.revenue AS revenue,
      totals.sales_count AS sales_count,
      rank() OVER (PARTITION BY level ORDER BY revenue DESC) AS place,
      mean_index(totals.index_sum, revenue) AS mean_potential_profit_index,
      sellers.sellers_hhi AS sellers_hhi,
      hhi_of(brands.squares + unbranded.squares, toDecimal256(revenue, 2)) AS brands_hhi,
      sellers.sellers_count AS sellers_count,
      brands.brands_count AS brands_count,
      totals.categories_count AS categories_count,
      totals.products_count AS products_count,
      totals.week_revenue AS week_revenue,
      countIf(revenue > 0) OVER (PARTITION BY level) AS level_places_count,
      sellers_in.leaders AS top_sellers,
      brands_in.leaders AS top_brands
    FROM totals
    JOIN sellers ON sellers.section_id = totals.section_id
    JOIN brands ON brands.section_id = totals.section_id
    LEFT JOIN unbranded ON unbranded.section_id = totals.section_id
    LEFT JOIN leading AS sellers_in ON sellers_in.section_id = totals.section_id AND sellers_in.kind = 'seller'
    LEFT JOIN leading AS brands_in ON brands_in.section_id = totals.section_id AND brands_in.kind = 'brand'`,
};
