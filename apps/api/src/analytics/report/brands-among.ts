import { averagePrice, meanIndex, share, weightedIndex } from './formulas.ts';
import { sliceSums } from './slice-figures.ts';
import { param, type Sql, sql } from './sql.ts';

/**
 * The brands among the products of some leaf categories of the week, including goods without one, largest first.
 * `shareName` names their share of the revenue there, 0 without sales.
 */
export const brandsAmong = <Param extends string>(categories: Sql<Param>, shareName: Sql<never>) => sql`(
      WITH ${averagePrice}, ${meanIndex}, ${share}, ${weightedIndex}
      SELECT
        slice.brand_id AS brandId,
        slice.title AS brandTitle,
        slice.revenue AS revenue,
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        slice.sellers_count AS sellersCount,
        slice.products_count AS productsCount,
        multiIf(
          slice.rated_count = 0, NULL,
          slice.reviews = 0, slice.stars / 1e12 / slice.rated_count,
          slice.review_stars / 1e12 / slice.reviews
        ) AS averageRating,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex,
        ifNull(share(revenue, toFloat64(sum(slice.revenue) OVER ())), 0) AS ${shareName}
      FROM (
        SELECT
          brand_id,
          any(brand_title) AS title,
          ${sliceSums(sql`product`)},
          uniqExactArray(seller_ids) AS sellers_count,
          count() AS products_count,
          countIf(product.rating > 0) AS rated_count,
          sumIf(product.comments_count, product.rating > 0) AS reviews,
          sum(toInt128(round(ifNull(product.rating, 0) * 1e12))) AS stars,
          sum(toInt128(round(ifNull(product.rating, 0) * product.comments_count * 1e12))) AS review_stars
        FROM product
        WHERE snapshot = ${param.snapshot} AND category_id IN ${categories}
        GROUP BY brand_id
      ) AS slice
      ORDER BY revenue DESC, brandId
    )`;
