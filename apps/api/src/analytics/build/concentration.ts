import { sql } from '../report.ts';

/**
 * HHI of the sellers and brands of each category and of the sellers of each brand, where anything was sold.
 * Among a category's brands each product without one is a brand of its own. Squares are exact decimals, so
 * that one seller alone is 10 000.
 */
export const concentrations = sql`
INSERT INTO build_concentration
WITH
  by_seller AS (
    SELECT level, id, seller_id, toDecimal256(sum(offer_revenue), 2) AS revenue
    FROM build_product
    ARRAY JOIN seller_ids AS seller_id, revenues AS offer_revenue
    ARRAY JOIN ['category', 'brand'] AS level, [category_id, brand_id] AS id
    WHERE load = {load:UInt32} AND offer_revenue > 0 AND id > 0
    GROUP BY level, id, seller_id
  ),
  by_brand AS (
    SELECT category_id, toDecimal256(sum(product.revenue), 2) AS revenue
    FROM build_product AS product
    WHERE load = {load:UInt32} AND product.revenue > 0
    GROUP BY category_id, brand_id, if(brand_id = 0, product_id, 0)
  ),
  sellers AS (
    SELECT level, id, 10000 * toFloat64(sum(revenue * revenue)) / toFloat64(sum(revenue) * sum(revenue)) AS hhi
    FROM by_seller
    GROUP BY level, id
  ),
  brands AS (
    SELECT
      'category' AS level,
      category_id AS id,
      10000 * toFloat64(sum(revenue * revenue)) / toFloat64(sum(revenue) * sum(revenue)) AS hhi
    FROM by_brand
    GROUP BY category_id
  )
SELECT {load:UInt32} AS load, level, id, sellers.hhi AS sellers_hhi, toNullable(brands.hhi) AS brands_hhi
FROM sellers
LEFT JOIN brands USING level, id`;
