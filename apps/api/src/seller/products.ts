import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** What one seller offered, product by product. */
export const products = report({
  route: contract.seller.products,
  sql: sql`
    SELECT
      groupArray(tuple(*)) AS sellerProducts,
      (SELECT title FROM seller WHERE load = {load:UInt32} AND seller_id = {sellerId:UInt32}) AS sellerTitle
    FROM (
      SELECT
        product_id AS productId,
        product_name AS productName,
        kaspi_id AS kaspiId,
        link AS productKaspiLink,
        main_img_link AS productMainImgLink,
        brand_id AS brandId,
        brand_title AS brandTitle,
        category_id AS categoryId,
        category_title AS categoryTitle,
        revenue,
        sales_count AS salesCount,
        price AS sellerPrice,
        comments_count AS commentsCount,
        potential_profit_index AS potentialProfitIndex,
        competitors_count AS competitorsCount,
        ifNull(rating, 0) AS lastRating
      FROM seller_product
      WHERE load = {load:UInt32} AND seller_id = {sellerId:UInt32}
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
