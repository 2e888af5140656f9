import { contract } from '@vitrina/contract';
import { averagePrice, meanIndex, share, weightedIndex } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { sliceFigures, sliceSums } from '../analytics/report/slice-figures.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** Sales of one seller by brand, including goods without one. */
export const brands = report({
  route: contract.seller.brands,
  tables: ['week', 'seller_offer', 'brand'],
  sql: sql`
    WITH
      ${averagePrice}, ${meanIndex}, ${share}, ${weightedIndex},
      slices AS (
        SELECT
          brand_id,
          ${sliceSums(sql`offer`)},
          uniqExact(category_id) AS categories_count,
          count() AS products_count
        FROM seller_offer AS offer
        WHERE snapshot = ${param.snapshot} AND seller_id = ${param.sellerId}
        GROUP BY brand_id
      ),
      whole AS (
        SELECT brand_id, title, revenue, sellers_count FROM brand WHERE snapshot = ${param.snapshot}
        UNION ALL
        SELECT
          0,
          'Без бренда',
          revenue - (SELECT sum(revenue) FROM brand WHERE snapshot = ${param.snapshot}),
          0
        FROM week
        WHERE snapshot = ${param.snapshot}
      ),
      toFloat64(sum(slice.revenue) OVER ()) AS seller_revenue
    SELECT groupArray(tuple(*)) AS sellerBrands
    FROM (
      SELECT
        slice.brand_id AS brandId,
        whole.title AS brandTitle,
        ${sliceFigures},
        ifNull(share(revenue, whole.revenue), 0) AS shareRevenueFromBrand,
        ifNull(share(revenue, seller_revenue), 0) AS shareRevenueFromSeller,
        slice.products_count AS productsCount,
        slice.categories_count AS categoriesCount,
        if(brandId > 0, whole.sellers_count - 1, NULL) AS competitorsCount
      FROM slices AS slice
      JOIN whole ON whole.brand_id = slice.brand_id
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
