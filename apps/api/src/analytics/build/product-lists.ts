import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Every product with its titles, figures, index and offers, sold or not. */
export const listedProducts: BuildStep = {
  table: 'product',
  needs: ['staging_product', 'staging_title', 'staging_index', 'staging_group_input', 'index_reference'],
  sql: sql`
    WITH
      (
        SELECT (any(units), any(units_of_offer)) FROM index_reference
        WHERE snapshot = ${param.snapshot} AND level = 'product'
      ) AS half
    SELECT
      product.snapshot,
      product.category_id,
      product.product_id,
      product.brand_id,
      brand.title AS brand_title,
      category.title AS category_title,
      product.revenue,
      product.sales_count,
      product.median_price,
      product.min_price,
      product.comments_count,
      product.rating,
      indices.potential_profit_index AS potential_profit_index,
      indices.place_in_category AS place_in_category,
      indices.index_place AS index_place,
      indices.index_place_in_category AS index_place_in_category,
      leaf.revenue AS category_revenue,
      leaf.sold_products AS category_places_count,
      assumeNotNull(half.1) AS half_units,
      assumeNotNull(half.2) AS half_units_of_offer,
      product.seller_ids,
      product.prices,
      product.sales_counts,
      product.revenues
    FROM staging_product AS product
    LEFT ANY JOIN (SELECT id, title FROM staging_title WHERE snapshot = ${param.snapshot} AND kind = 'brand') AS brand
      ON brand.id = product.brand_id
    LEFT ANY JOIN (SELECT id, title FROM staging_title WHERE snapshot = ${param.snapshot} AND kind = 'category') AS category
      ON category.id = product.category_id
    LEFT ANY JOIN (
      SELECT id, revenue, sold_products FROM staging_group_input WHERE snapshot = ${param.snapshot} AND level = 'category'
    ) AS leaf ON leaf.id = product.category_id
    LEFT ANY JOIN (
      SELECT * FROM staging_index WHERE snapshot = ${param.snapshot} AND level = 'product'
    ) AS indices ON indices.id = product.product_id
    WHERE product.snapshot = ${param.snapshot}`,
};

/** The category of each product. */
export const productCategories: BuildStep = {
  table: 'product_category',
  needs: ['staging_product'],
  sql: sql`
    SELECT snapshot, product_id, category_id FROM staging_product WHERE snapshot = ${param.snapshot}`,
};

/** The products of each brand, excluding those without a brand. */
export const brandProducts: BuildStep = {
  table: 'brand_product',
  needs: ['staging_product'],
  sql: sql`
    SELECT snapshot, brand_id, category_id, product_id FROM staging_product WHERE snapshot = ${param.snapshot} AND brand_id > 0`,
};

/** The offers of each seller, sold or not; built from the sources of `product`, so that both are written at once. */
export const sellerOffers: BuildStep = {
  table: 'seller_offer',
  needs: ['staging_product', 'staging_index'],
  sql: sql`
    SELECT
      snapshot, seller_id, category_id, product_id, brand_id, price, offer_sales AS sales_count,
      offer_revenue AS revenue, comments_count, rating, potential_profit_index,
      length(seller_ids) - 1 AS competitors_count
    FROM (
      SELECT card.*, indices.potential_profit_index AS potential_profit_index
      FROM staging_product AS card
      LEFT ANY JOIN (
        SELECT id, potential_profit_index FROM staging_index WHERE snapshot = ${param.snapshot} AND level = 'product'
      ) AS indices ON indices.id = card.product_id
      WHERE card.snapshot = ${param.snapshot}
    )
    ARRAY JOIN seller_ids AS seller_id, prices AS price, sales_counts AS offer_sales, revenues AS offer_revenue`,
};
