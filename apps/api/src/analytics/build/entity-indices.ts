import { indexTermRows, indexValues } from '../report/index-formulas.ts';
import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/** Rank and terms of the index of every category and brand that sold. */
export const entityIndices: BuildStep = {
  table: 'entity_index',
  needs: ['staging_index', 'index_reference', 'staging_group_input'],
  sql: sql`
    WITH
      ${indexValues}, ${indexTermRows},
      index_values(
        indices.demand_index, greatest(sellers_hhi, ifNull(brands_hhi, 0)), entity.units, entity.offer_median,
        half.offer_median, leaders, entity.median_price, half.price
      ) AS terms_of_entity
    SELECT
      ${param.snapshot} AS snapshot,
      level,
      id,
      indices.index_place AS place,
      index_terms(terms_of_entity, [
        [
          ('salesCount', entity.units, half.units),
          ('salesPerSoldOffer', entity.units / sold_offers, half.units_of_offer)
        ],
        arrayConcat(
          [
            ('equalCompetitors', 10000 / greatest(sellers_hhi, ifNull(brands_hhi, 0)), toNullable(5.)),
            ('sellersHHI', sellers_hhi, NULL)
          ],
          if(level = 'category', [('brandsHHI', assumeNotNull(brands_hhi), NULL)], [])
        ),
        [
          ('medianOfferRevenue', toFloat64(entity.offer_median), toFloat64(half.offer_median)),
          ('salesCount', toFloat64(entity.units), 10.)
        ],
        [
          ('leadersStrength', leaders, NULL),
          ('commentsCount', entity.comments_count, toFloat64(half.comments_count)),
          ('adjustedRating', settled_rating, half.rating)
        ],
        [('medianPrice', toFloat64(entity.median_price), toFloat64(half.price))]
      ]) AS terms
    FROM (SELECT * FROM staging_group_input WHERE snapshot = ${param.snapshot}) AS entity
    JOIN (SELECT * FROM staging_index WHERE snapshot = ${param.snapshot}) AS indices USING level, id
    JOIN (SELECT * FROM index_reference WHERE snapshot = ${param.snapshot}) AS half USING level`,
};
