import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The products of one category. */
export const products = report({
  route: contract.category.products,
  sql: sql`
    SELECT
      groupArray(tuple(*)) AS productsByCategory,
      (SELECT title FROM category WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}) AS categoryTitle
    FROM (
      SELECT
        product_id AS productId,
        product_name AS productName,
        kaspi_id AS kaspiId,
        link AS productKaspiLink,
        main_img_link AS productMainImgLink,
        brand_id AS brandId,
        brand_title AS brandTitle,
        revenue,
        sales_count AS salesCount,
        median_price AS medianPrice,
        min_price AS minPrice,
        comments_count AS commentsCount,
        potential_profit_index AS potentialProfitIndex,
        sellers_count AS sellersCount,
        rating AS averageRating
      FROM category_product
      WHERE load = {load:UInt32} AND category_id = {categoryId:UInt32}
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
