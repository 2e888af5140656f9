import { contract } from '@vitrina/contract';
import { productTextFields } from '../analytics/report/product-text-fields.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Offers of one seller by product. */
export const products = report({
  route: contract.seller.products,
  tables: ['seller', 'seller_offer', 'category', 'brand', 'product_text'],
  sql: sql`
    WITH
      offers AS (SELECT * FROM seller_offer WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}),
      texts AS (
        SELECT product_id, product_name, kaspi_id, link, main_img_link
        FROM ${param.product_text}
        WHERE (category_id, product_id) IN (SELECT category_id, product_id FROM offers)
      ),
      categories AS (SELECT category_id, title FROM category WHERE snapshot = ${param.snapshot}),
      brands AS (SELECT brand_id, title FROM brand WHERE snapshot = ${param.snapshot})
    SELECT
      groupArray(tuple(*)) AS sellerProducts,
      (SELECT title FROM seller WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}) AS sellerTitle
    FROM (
      SELECT
        ${productTextFields},
        offer.brand_id AS brandId,
        if(brandId = 0, 'Без бренда', brand.title) AS brandTitle,
        offer.category_id AS categoryId,
        category.title AS categoryTitle,
        offer.revenue AS revenue,
        offer.sales_count AS salesCount,
        offer.price AS sellerPrice,
        offer.comments_count AS commentsCount,
        offer.potential_profit_index AS potentialProfitIndex,
        offer.competitors_count AS competitorsCount,
        ifNull(offer.rating, 0) AS lastRating
      FROM texts AS text
      JOIN offers AS offer ON offer.product_id = text.product_id
      JOIN categories AS category ON category.category_id = offer.category_id
      LEFT JOIN brands AS brand ON brand.brand_id = offer.brand_id
      ORDER BY revenue DESC, productId
    )
    HAVING count() > 0`,
});
