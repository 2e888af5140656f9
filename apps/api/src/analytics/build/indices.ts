import { weightedIndex } from '../report/formulas.ts';
import { indexDemand, indexLeaders, indexProduct, indexValues } from '../report/index-formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** The week's references kC, μ and kP, over the week's sold offers. */
export const weekReferences: BuildStep = {
  table: 'staging_week',
  needs: ['staging_product'],
  sql: sql`
    WITH
      (
        SELECT quantileExactWeighted(0.5)(price, units)
        FROM staging_product
        ARRAY JOIN prices AS price, sales_counts AS units
        WHERE snapshot = ${param.snapshot} AND units > 0
      ) AS half_price,
      sumIf(product.comments_count * sold_offers, product.rating > 0) AS reviews,
      sumIf(toInt128(round(product.rating * product.comments_count * sold_offers * 1e12)), product.rating > 0) / 1e12
        AS stars
    SELECT
      any(product.snapshot) AS snapshot,
      quantileExactWeighted(0.5)(product.comments_count, sales_count) AS comments_count,
      if(reviews = 0, 3, stars / reviews) AS rating,
      assumeNotNull(half_price) AS price
    FROM staging_product AS product
    WHERE product.snapshot = ${param.snapshot} AND sales_count > 0
    HAVING count() > 0`,
};

/** Index inputs of each sold product; its openness is that of its category. */
export const productInputs: BuildStep = {
  table: 'staging_product_input',
  needs: ['staging_week', 'staging_product', 'staging_concentration'],
  sql: sql`
    WITH
      ${indexLeaders},
      (SELECT (comments_count, rating) FROM staging_week WHERE snapshot = ${param.snapshot}) AS week,
      week.1 AS usual_comments,
      week.2 AS usual_rating
    SELECT
      product.snapshot,
      product_id AS id,
      category_id,
      brand_id,
      revenue,
      sales_count AS units,
      sold_offers,
      offer_median,
      median_price,
      product.comments_count AS comments_count,
      index_rating(product.comments_count, product.rating, usual_rating) AS settled_rating,
      index_leaders(product.comments_count, product.rating, usual_comments, usual_rating) AS leaders,
      greatest(category.sellers_hhi, assumeNotNull(category.brands_hhi)) AS hhi
    FROM staging_product AS product
    JOIN (SELECT * FROM staging_concentration WHERE snapshot = ${param.snapshot} AND level = 'category') AS category
      ON category.id = product.category_id
    WHERE product.snapshot = ${param.snapshot} AND sales_count > 0`,
};

/** Index inputs of each sold category and brand; goods without a brand are no brand. */
export const groupInputs: BuildStep = {
  table: 'staging_group_input',
  needs: ['staging_offer', 'staging_product_input', 'staging_concentration'],
  sql: sql`
    WITH
      ${weightedIndex},
      offers AS (
        SELECT
          'category' AS level,
          category_id AS id,
          count() AS sold_offers,
          quantileExactLow(0.5)(offer.revenue) AS offer_median,
          quantileExactWeighted(0.5)(offer.price, offer.sales_count) AS median_price
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot} AND offer.sales_count > 0
        GROUP BY id
        UNION ALL
        SELECT
          'brand',
          brand_id AS id,
          count(),
          quantileExactLow(0.5)(offer.revenue),
          quantileExactWeighted(0.5)(offer.price, offer.sales_count)
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot} AND offer.sales_count > 0 AND brand_id > 0
        GROUP BY id
      ),
      products AS (
        SELECT
          group_level AS level,
          group_id AS id,
          sum(product.revenue) AS revenue,
          sum(product.units) AS units,
          count() AS sold_products,
          sum(toInt128(product.revenue * 100) * product.comments_count) / 100 AS weighted_comments,
          sum(weighted_index(product.revenue, product.settled_rating)) / 1e15 AS weighted_rating,
          sum(toInt128(round(toFloat64(product.revenue) * leaders * 1e15))) / 1e15 AS leading_revenue
        FROM staging_product_input AS product
        ARRAY JOIN ['category', 'brand'] AS group_level, [category_id, brand_id] AS group_id
        WHERE snapshot = ${param.snapshot} AND group_id > 0
        GROUP BY group_level, group_id
      )
    SELECT
      ${param.snapshot} AS snapshot,
      level,
      id,
      products.revenue AS revenue,
      products.units AS units,
      products.sold_products AS sold_products,
      offers.sold_offers AS sold_offers,
      offers.offer_median AS offer_median,
      offers.median_price AS median_price,
      products.weighted_comments / toFloat64(products.revenue) AS comments_count,
      products.weighted_rating / toFloat64(products.revenue) AS settled_rating,
      products.leading_revenue / toFloat64(products.revenue) AS leaders,
      concentration.sellers_hhi AS sellers_hhi,
      if(level = 'category', concentration.brands_hhi, NULL) AS brands_hhi
    FROM offers
    JOIN products USING level, id
    JOIN (SELECT * FROM staging_concentration WHERE snapshot = ${param.snapshot}) AS concentration USING level, id`,
};

/** References of each level: the values that half of its units reach, and how many items of it sold. */
export const indexReferences: BuildStep = {
  table: 'index_reference',
  needs: ['staging_week', 'staging_product_input', 'staging_group_input'],
  sql: sql`
    WITH
      (SELECT (comments_count, rating, price) FROM staging_week WHERE snapshot = ${param.snapshot}) AS week,
      entities AS (
        SELECT 'product' AS level, units, sold_offers, offer_median
        FROM staging_product_input
        WHERE snapshot = ${param.snapshot}
        UNION ALL
        SELECT toString(level), units, sold_offers, offer_median
        FROM staging_group_input
        WHERE snapshot = ${param.snapshot}
      )
    SELECT
      ${param.snapshot} AS snapshot,
      level,
      count() AS places_count,
      quantileExactWeighted(0.5)(entity.units, entity.units) AS units,
      quantileExactWeighted(0.5)(entity.units / entity.sold_offers, entity.units) AS units_of_offer,
      quantileExactWeighted(0.5)(entity.offer_median, entity.units) AS offer_median,
      any(week.1) AS comments_count,
      any(week.2) AS rating,
      any(week.3) AS price
    FROM entities AS entity
    GROUP BY level`,
};

/** The indices of every product, category and brand that sold, its rank by index, and a product’s ranks in its category. */
export const indices: BuildStep = {
  table: 'staging_index',
  needs: ['index_reference', 'staging_product_input', 'staging_group_input'],
  sql: sql`
    WITH
      ${indexDemand}, ${indexValues}, ${indexProduct},
      entities AS (
        SELECT
          'product' AS level, category_id, id, revenue, units, sold_offers, offer_median, median_price, leaders, hhi
        FROM staging_product_input
        WHERE snapshot = ${param.snapshot}
        UNION ALL
        SELECT
          toString(level), 0, id, revenue, units, sold_offers, offer_median, median_price, leaders,
          greatest(sellers_hhi, ifNull(brands_hhi, 0))
        FROM staging_group_input
        WHERE snapshot = ${param.snapshot}
      ),
      index_demand(entity.units, entity.sold_offers, half.units, half.units_of_offer) AS demand
    SELECT
      ${param.snapshot} AS snapshot,
      entity.level,
      entity.id,
      demand AS demand_index,
      index_product(
        index_values(
          demand, entity.hhi, entity.units, entity.offer_median, half.offer_median, entity.leaders,
          entity.median_price, half.price
        )
      ) AS potential_profit_index,
      rank() OVER (PARTITION BY entity.level ORDER BY round(potential_profit_index, 12) DESC) AS index_place,
      rank() OVER (PARTITION BY entity.level, category_id ORDER BY round(potential_profit_index, 12) DESC)
        AS index_place_in_category,
      rank() OVER (PARTITION BY entity.level, category_id ORDER BY entity.revenue DESC) AS place_in_category
    FROM entities AS entity
    JOIN (SELECT * FROM index_reference WHERE snapshot = ${param.snapshot}) AS half ON toString(half.level) = entity.level`,
};
