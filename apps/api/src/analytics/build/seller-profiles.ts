import { meanIndex, weightedIndex } from '../report/formulas.ts';
import { sliceSums } from '../report/slice-figures.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * Every seller with its figures of the week; its index is the revenue-weighted mean of its products', summed in 10⁻¹⁵
 * ₸: integers, so that row order never changes a figure.
 */
export const sellerProfiles: BuildStep = {
  table: 'seller',
  needs: [
    'staging_seller',
    'seller_offer',
    'staging_seller_in_category',
    'staging_seller_of_brand',
    'staging_leader',
  ],
  sql: sql`
    WITH
      ${meanIndex}, ${weightedIndex},
      totals AS (
        SELECT
          seller_id,
          ${sliceSums(sql`offer`)},
          count() AS products_count,
          countIf(offer.sales_count > 0) AS products_with_sales_count,
          rank() OVER (ORDER BY revenue DESC) AS place,
          sum(revenue) OVER () AS week_revenue,
          countIf(revenue > 0) OVER () AS week_places_count
        FROM seller_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY seller_id
      ),
      categories AS (
        SELECT seller_id, countIf(revenue > 0) AS categories_count
        FROM staging_seller_in_category
        WHERE snapshot = ${param.snapshot}
        GROUP BY seller_id
      ),
      brands AS (
        SELECT seller_id, countIf(revenue > 0 AND brand_id > 0) AS brands_count
        FROM staging_seller_of_brand
        WHERE snapshot = ${param.snapshot}
        GROUP BY seller_id
      ),
      leading AS (SELECT * FROM staging_leader WHERE snapshot = ${param.snapshot} AND inside = 'seller')
    SELECT
      seller.snapshot,
      seller.seller_id,
      seller.kaspi_id,
      seller.title,
      lowerUTF8(seller.title) AS lower_title,
      seller.rating,
      seller.comments_count,
      seller.on_kaspi_from,
      totals.revenue,
      totals.sales_count,
      totals.place,
      mean_index(totals.index_sum, totals.revenue) AS potential_profit_index,
      totals.products_count AS products_count,
      categories.categories_count AS categories_with_sales_count,
      brands.brands_count AS brands_with_sales_count,
      totals.products_with_sales_count AS products_with_sales_count,
      totals.week_revenue AS week_revenue,
      totals.week_places_count AS week_places_count,
      categories_in.leaders AS top_categories,
      brands_in.leaders AS top_brands
    FROM staging_seller AS seller
    JOIN totals ON totals.seller_id = seller.seller_id
    JOIN categories ON categories.seller_id = seller.seller_id
    JOIN brands ON brands.seller_id = seller.seller_id
    LEFT JOIN leading AS categories_in ON categories_in.id = seller.seller_id AND categories_in.kind = 'category'
    LEFT JOIN leading AS brands_in ON brands_in.id = seller.seller_id AND brands_in.kind = 'brand'
    WHERE seller.snapshot = ${param.snapshot}`,
};
