import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The products of one category. */
export const products = report({
  route: contract.category.products,
  sql: `
    WITH
      figures AS (
        SELECT * EXCEPT (seller_ids), length(seller_ids) AS sellers_count
        FROM product
        WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
      ),
      texts AS (SELECT * FROM {product_text:Identifier} WHERE category_id = {categoryId:UInt32})
    SELECT
      groupArray(tuple(*)) AS productsByCategory,
      (SELECT title FROM category WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}) AS categoryTitle
    FROM (
      SELECT
        product.product_id AS productId,
        text.product_name AS productName,
        text.kaspi_id AS kaspiId,
        text.link AS productKaspiLink,
        text.main_img_link AS productMainImgLink,
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
