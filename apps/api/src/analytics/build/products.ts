import { param, sql } from '../report/sql.ts';
import type { BuildStep } from './step.ts';

/**
 * Folds the offers of each product into one row. The rating is the one with the largest comments count, ties by the
 * larger rating: both are packed into one number, the count above the bits of the rating. A single offer, as most
 * products have, is its own median.
 */
export const products: BuildStep = {
  table: 'staging_product',
  needs: ['staging_offer'],
  sql: sql`
    WITH
      bitShiftLeft(toUInt128(ifNull(product_comments_count, 0)), 64)
        + reinterpretAsUInt64(assumeNotNull(product_rating)) AS rated,
      folded AS (
        SELECT
          snapshot,
          category_id,
          product_id,
          any(offer.brand_id) AS brand_id,
          max(if(ifNull(product_rating > 0, false), rated, 0)) AS best,
          max(ifNull(product_comments_count, 0)) AS comments_count,
          groupArray((seller_id, price, sales_count, revenue)) AS offers
        FROM staging_offer AS offer
        WHERE snapshot = ${param.snapshot}
        GROUP BY snapshot, category_id, product_id
      )
    SELECT
      snapshot,
      category_id,
      product_id,
      brand_id,
      nullIf(reinterpretAsFloat64(toUInt64(best)), 0) AS rating,
      comments_count,
      arraySum(revenues) AS revenue,
      arraySum(sales_counts) AS sales_count,
      arrayCount(sold -> sold > 0, sales_counts) AS sold_offers,
      if(
        length(revenues) = 1,
        revenues[1],
        arrayReduce('quantileExactLow(0.5)', arrayFilter((_, sold) -> sold > 0, revenues, sales_counts))
      ) AS offer_median,
      multiIf(
        length(prices) = 1, prices[1],
        sales_count > 0, arrayReduce('quantileExactWeighted(0.5)', prices, sales_counts),
        arrayReduce('quantileExactLow(0.5)', prices)
      ) AS median_price,
      arrayMin(prices) AS min_price,
      offers.1 AS seller_ids,
      offers.2 AS prices,
      offers.3 AS sales_counts,
      offers.4 AS revenues
    FROM folded
    SETTINGS optimize_aggregation_in_order = 1`,
};
