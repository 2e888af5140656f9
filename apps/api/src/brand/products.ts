import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** The products of one brand. */
export const products = report({
  route: contract.brand.products,
  sql: sql`
    SELECT
      groupArray(tuple(*)) AS brandProducts,
      (SELECT title FROM brand WHERE load = {load:UInt32} AND brand_id = {brandId:UInt32}) AS brandTitle
    FROM (
      SELECT
        product_id AS productId,
        product_name AS productName,
        kaspi_id AS kaspiId,
        link AS productKaspiLink,
        main_img_link AS productMainImgLink,
        category_id AS categoryId,
        category_title AS categoryTitle,
        revenue,
        sales_count AS salesCount,
        median_price AS medianPrice,
        comments_count AS commentsCount,
        potential_profit_index AS potentialProfitIndex,
        sellers_count AS sellersCount,
        rating AS lastRating
      FROM brand_product
      WHERE load = {load:UInt32} AND brand_id = {brandId:UInt32}
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
