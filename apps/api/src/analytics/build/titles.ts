import { sql } from '../report.ts';

/**
 * Settles each seller's texts and start date (the most frequent given, ties by the smallest), its comments
 * count (the largest given) and its rating (with the largest comments count, then the largest itself).
 */
export const sellers = sql`
INSERT INTO build_seller
WITH
  spellings AS (
    SELECT
      seller_id, seller_kaspi_id, seller_title, seller_on_kaspi_from, seller_rating, seller_comments_count,
      count() AS rows
    FROM build_offer AS offer
    WHERE load = {load:UInt32}
    GROUP BY ALL
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
  {load:UInt32} AS load,
  seller_id,
  argMinIf(value, (-number, value), field = 'kaspi_id') AS kaspi_id,
  argMinIf(value, (-number, value), field = 'title') AS title,
  any(numbers.rating) AS rating,
  any(numbers.comments_count) AS comments_count,
  toDate32OrNull(argMinIf(value, (-number, value), field = 'on_kaspi_from')) AS on_kaspi_from
FROM votes
JOIN numbers USING seller_id
GROUP BY seller_id`;

/** Settles the titles of brands and of the categories of all three levels: the most frequent, ties by the smallest. */
export const titles = sql`
INSERT INTO build_title
WITH
  spellings AS (
    SELECT
      brand_id, brand_title,
      category_id, category_title,
      category_1_lvl_id, category_1_lvl_title,
      category_2_lvl_id, category_2_lvl_title,
      count() AS rows
    FROM build_offer AS offer
    WHERE load = {load:UInt32}
    GROUP BY ALL
  ),
  votes AS (
    SELECT kind, id, value, sum(rows) AS number
    FROM spellings
    ARRAY JOIN
      ['brand', 'category', 'category', 'category'] AS kind,
      [brand_id, category_id, category_1_lvl_id, category_2_lvl_id] AS id,
      [if(brand_id = 0, 'Без бренда', brand_title), category_title, category_1_lvl_title, category_2_lvl_title]
        AS value
    WHERE value != ''
    GROUP BY kind, id, value
  )
SELECT {load:UInt32} AS load, kind, id, argMin(value, (-number, value)) AS title
FROM votes
GROUP BY kind, id`;
