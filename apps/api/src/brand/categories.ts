import { contract } from '@vitrina/contract';
import { averagePrice, meanIndex, share, weightedIndex } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { sliceFigures, sliceSums } from '../analytics/report/slice-figures.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Sales of one brand by category. */
export const categories = report({
  route: contract.brand.categories,
  tables: ['category', 'product', 'brand_product'],
  sql: sql`
    WITH
      ${averagePrice}, ${meanIndex}, ${share}, ${weightedIndex},
      slices AS (
        SELECT
          category_id,
          any(category_title) AS title,
          ${sliceSums(sql`product`)},
          uniqExactArray(seller_ids) AS sellers_count,
          count() AS products_count
        FROM product
        WHERE snapshot = ${param.snapshot} AND (category_id, product_id) IN (
          SELECT category_id, product_id
          FROM brand_product
          WHERE snapshot = ${param.snapshot} AND brand_id = ${param.brandId}
        )
        GROUP BY category_id
      ),
      whole AS (SELECT category_id, revenue FROM category WHERE snapshot = ${param.snapshot}),
      toFloat64(sum(slice.revenue) OVER ()) AS brand_revenue
    SELECT groupArray(tuple(*)) AS brandCategories
    FROM (
      SELECT
        slice.category_id AS categoryId,
        slice.title AS categoryTitle,
        ${sliceFigures},
        ifNull(share(revenue, whole.revenue), 0) AS shareRevenueFromCategory,
        ifNull(share(revenue, brand_revenue), 0) AS shareRevenueFromBrand,
        slice.sellers_count AS sellersCount,
        slice.products_count AS productsCount
      FROM slices AS slice
      JOIN whole ON whole.category_id = slice.category_id
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
