import { contract } from '@vitrina/contract';
import { productTextFields } from '../analytics/report/product-text-fields.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The products of one brand. */
export const products = report({
  route: contract.brand.products,
  tables: ['product', 'brand', 'brand_product', 'product_text'],
  sql: sql`
    WITH
      places AS (
        SELECT category_id, product_id
        FROM brand_product
        WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}
      ),
      figures AS (
        SELECT
          product_id, category_id, category_title, revenue, sales_count, median_price, comments_count,
          potential_profit_index, length(seller_ids) AS sellers_count, rating
        FROM product
        WHERE snapshot = ${param.snapshot} AND (category_id, product_id) IN (SELECT * FROM places)
      ),
      texts AS (
        SELECT product_id, product_name, kaspi_id, link, main_img_link
        FROM ${param.product_text}
        WHERE (category_id, product_id) IN (SELECT * FROM places)
      )
    SELECT
      groupArray(tuple(*)) AS brandProducts,
      (SELECT title FROM brand WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}) AS brandTitle
    FROM (
      SELECT
        ${productTextFields},
        product.category_id AS categoryId,
        product.category_title AS categoryTitle,
        product.revenue AS revenue,
        product.sales_count AS salesCount,
        product.median_price AS medianPrice,
        product.comments_count AS commentsCount,
        product.potential_profit_index AS potentialProfitIndex,
        product.sellers_count AS sellersCount,
        product.rating AS lastRating
      FROM texts AS text
      JOIN figures AS product ON product.product_id = text.product_id
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
