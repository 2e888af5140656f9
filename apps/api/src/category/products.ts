import { contract } from '@vitrina/contract';
import { productTextFields } from '../analytics/report/product-text-fields.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** The products of one category. */
export const products = report({
  route: contract.category.products,
  tables: ['category', 'product', 'product_text'],
  sql: sql`
    WITH
      figures AS (
        SELECT * EXCEPT (seller_ids), length(seller_ids) AS sellers_count
        FROM product
        WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}
      ),
      texts AS (SELECT * FROM ${param.product_text} WHERE category_id = ${param.categoryId})
    SELECT
      groupArray(tuple(*)) AS productsByCategory,
      (SELECT title FROM category WHERE snapshot = ${param.snapshot} AND category_id = ${param.categoryId}) AS categoryTitle
    FROM (
      SELECT
        ${productTextFields},
        product.brand_id AS brandId,
        product.brand_title AS brandTitle,
        product.revenue AS revenue,
        product.sales_count AS salesCount,
        product.median_price AS medianPrice,
        product.min_price AS minPrice,
        product.comments_count AS commentsCount,
        product.potential_profit_index AS potentialProfitIndex,
        product.sellers_count AS sellersCount,
        product.rating AS averageRating
      FROM texts AS text
      JOIN figures AS product ON product.product_id = text.product_id
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
