import { contract } from '@vitrina/contract';
import { averagePrice, meanIndex, share, weightedIndex } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { sliceFigures, sliceSums } from '../analytics/report/slice-figures.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Sales of one seller by category. */
export const categories = report({
  route: contract.seller.categories,
  tables: ['seller_offer', 'category'],
  sql: sql`
    WITH
      ${averagePrice}, ${meanIndex}, ${share}, ${weightedIndex},
      slices AS (
        SELECT
          category_id,
          ${sliceSums(sql`offer`)},
          uniqExactIf(brand_id, brand_id > 0) AS brands_count,
          count() AS products_count
        FROM seller_offer AS offer
        WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}
        GROUP BY category_id
      ),
      whole AS (SELECT category_id, title, revenue, sellers_count FROM category WHERE snapshot = ${param.snapshot}),
      toFloat64(sum(slice.revenue) OVER ()) AS seller_revenue
    SELECT groupArray(tuple(*)) AS sellerCategories
    FROM (
      SELECT
        slice.category_id AS categoryId,
        whole.title AS categoryTitle,
        ${sliceFigures},
        share(revenue, whole.revenue) AS shareRevenueFromCategory,
        share(revenue, seller_revenue) AS shareRevenueFromSeller,
        slice.brands_count AS brandsCount,
        whole.sellers_count - 1 AS competitorsCount,
        slice.products_count AS productsCount
      FROM slices AS slice
      JOIN whole ON whole.category_id = slice.category_id
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
