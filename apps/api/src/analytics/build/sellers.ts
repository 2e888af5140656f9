import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * Settles each seller's texts and start date (the most frequent given, ties by the smallest), its comments
 * count (the largest given) and its rating (with the largest comments count, then the largest itself).
 */
export const sellers: BuildStep = {
  table: 'staging_seller',
  needs: ['staging_offer'],
  sql: sql`
    WITH
      spellings AS (
        SELECT
          seller_id,
          any(offer.seller_kaspi_id) AS seller_kaspi_id,
          any(offer.seller_title) AS seller_title,
          any(offer.seller_on_kaspi_from) AS seller_on_kaspi_from,
          any(offer.seller_rating) AS seller_rating,
          any(offer.seller_comments_count) AS seller_comments_count,
          count() AS rows
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY
          seller_id,
          cityHash64(tuple(
            offer.seller_kaspi_id, offer.seller_title, offer.seller_on_kaspi_from, offer.seller_rating,
            offer.seller_comments_count
          ))
      ),
      votes AS (
        SELECT seller_id, field, value, sum(rows) AS number
        FROM spellings
        ARRAY JOIN
          ['kaspi_id', 'title', 'on_kaspi_from'] AS field,
          [seller_kaspi_id, seller_title, ifNull(toString(seller_on_kaspi_from), '')] AS value
        WHERE value != ''
        GROUP BY seller_id, field, value
      ),
      numbers AS (
        SELECT
          seller_id,
          argMaxIf(seller_rating, (ifNull(toInt64(seller_comments_count), -1), seller_rating), seller_rating > 0)
            AS rating,
          max(seller_comments_count) AS comments_count
        FROM spellings
        GROUP BY seller_id
      )
    SELECT
      ${param.snapshot} AS snapshot,
      seller_id,
      argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
      argMinIf(value, (-number, value), field = 'title') AS title,
      any(numbers.rating) AS rating,
      any(numbers.comments_count) AS comments_count,
      toDate32OrNull(argMinIf(value, (-number, value), field = 'on_kaspi_from')) AS on_kaspi_from
    FROM votes
    JOIN numbers USING seller_id
    GROUP BY seller_id`,
};
