import { isWithinChance } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';
import { defineEventRoute, EntityEvents } from './followed-ids.ts';

/** Figures of followed entities and sections in the week and in the one before, and which of them are events. */
export const entityEvents = report({
  route: defineEventRoute('/entity-events', EntityEvents),
  weeks: 'compared',
  tables: ['brand', 'category', 'product', 'product_category', 'product_text', 'section', 'seller'],
  sql: sql`
    WITH
      ${isWithinChance},
      places AS (
        SELECT snapshot, category_id, product_id
        FROM product_category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND product_id IN ${param.products}
      ),
      names AS (
        SELECT product_id, argMax(product_name, is_latest) AS name
        FROM (
          SELECT product_id, product_name, 1 AS is_latest
          FROM ${param.product_text}
          WHERE (category_id, product_id) IN (
            SELECT category_id, product_id FROM places WHERE snapshot = ${param.snapshot}
          )
          UNION ALL
          SELECT product_id, product_name, 0 AS is_latest
          FROM ${param.product_text_before}
          WHERE (category_id, product_id) IN (
            SELECT category_id, product_id FROM places WHERE snapshot = ${param.snapshot_before}
          )
        )
        GROUP BY product_id
      ),
      figures AS (
        SELECT
          'seller' AS entity_kind, seller_id AS entity_id, snapshot = ${param.snapshot} AS is_now, title, revenue, sales_count,
          if(revenue > 0, place, NULL) AS rank, CAST(NULL, 'Nullable(Float64)') AS hhi, rating,
          week_revenue AS market_revenue, 0 AS scope
        FROM seller
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND seller_id IN ${param.sellers}
        UNION ALL
        SELECT
          'brand', brand_id, snapshot = ${param.snapshot}, title, revenue, sales_count,
          if(revenue > 0, place, NULL), NULL, NULL, week_revenue, 0
        FROM brand
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND brand_id IN ${param.brands}
        UNION ALL
        SELECT
          'category', category_id, snapshot = ${param.snapshot}, title, revenue, sales_count,
          if(revenue > 0, place, NULL), sellers_hhi, NULL, week_revenue, 0
        FROM category
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND category_id IN ${param.categories}
        UNION ALL
        SELECT
          'section', section_id, snapshot = ${param.snapshot}, title, revenue, sales_count,
          if(revenue > 0, place, NULL), sellers_hhi, NULL, week_revenue, 0
        FROM section
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before}) AND section_id IN ${param.sections}
        UNION ALL
        SELECT
          'product', product_id, snapshot = ${param.snapshot}, '', revenue, sales_count,
          if(revenue > 0, place_in_category, NULL), NULL, rating, category_revenue, category_id
        FROM product
        WHERE snapshot IN (${param.snapshot}, ${param.snapshot_before})
          AND (snapshot, category_id, product_id) IN (SELECT * FROM places)
      ),
      entities AS (
        SELECT
          entity_kind,
          entity_id,
          argMax(figures.title, is_now) AS latest_title,
          countIf(is_now) > 0 AS is_present,
          countIf(NOT is_now) > 0 AS was_present,
          is_present AND was_present AND uniqExact(scope) = 1 AS is_comparable,
          sumIf(figures.revenue, is_now) AS r1,
          sumIf(figures.revenue, NOT is_now) AS r0,
          toInt256(r1 * 100) AS R1,
          toInt256(r0 * 100) AS R0,
          toInt256(sumIf(market_revenue, is_now) * 100) AS M1,
          toInt256(sumIf(market_revenue, NOT is_now) * 100) AS M0,
          is_within_chance(sumIf(sales_count, NOT is_now), sumIf(sales_count, is_now)) AS is_chance,
          toInt64(anyIf(rank, is_now)) AS p1,
          toInt64(anyIf(rank, NOT is_now)) AS p0,
          anyIf(hhi, is_now) AS h1,
          anyIf(hhi, NOT is_now) AS h0,
          anyIf(figures.rating, is_now) AS g1,
          anyIf(figures.rating, NOT is_now) AS g0
        FROM figures
        GROUP BY entity_kind, entity_id
      ),
      rows AS (
        SELECT
          entity_kind AS kind,
          entity_id AS id,
          if(entity_kind = 'product', names.name, latest_title) AS title,
          if(was_present, r0, NULL) AS revenueBefore,
          if(is_present, r1, NULL) AS revenue,
          if(is_present AND was_present, toBool(is_chance), NULL) AS isWithinChance,
          p0 AS placeBefore,
          p1 AS place,
          h0 AS sellersHHIBefore,
          h1 AS sellersHHI,
          g0 AS ratingBefore,
          g1 AS rating,
          if(${param.snapshot_before} = 0, [], arrayMap(one -> one.2, arrayFilter(
            one -> one.1,
            [
              (
                is_comparable AND NOT is_chance AND R0 > 0 AND M0 > 0 AND 10 * abs(R1 * M0 - M1 * R0) >= 3 * R0 * M0,
                'revenue'
              ),
              (
                is_comparable AND NOT is_chance AND ifNull(greatest(p0, p1) <= 200 AND abs(p1 - p0) >= 5, false),
                'place'
              ),
              (is_present AND NOT was_present, 'entered'),
              (was_present AND NOT is_present, 'left'),
              (ifNull((h0 >= 1500) + (h0 >= 2500) != (h1 >= 1500) + (h1 >= 2500), false), 'concentration'),
              (ifNull(g0 >= 4 AND g1 < 4, false), 'rating')
            ]
          ))) AS types
        FROM entities
        LEFT JOIN names ON names.product_id = entity_id
      )
    SELECT
      nullIf(${param.against}, '') AS against,
      (SELECT groupArray(tuple(*)) FROM rows) AS entities`,
});
