import { contract } from '@vitrina/contract';
import { averagePrice, share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/**
 * The brands of the chosen categories: their sales there, their indices of the whole week. Goods without a brand have
 * no row, but their revenue is part of the base of shares.
 */
export const byCategories = report({
  route: contract.brand.byCategories,
  tables: ['category', 'product', 'brand'],
  sql: sql`
    WITH ${averagePrice}, ${share}
    SELECT
      slice.brand_id AS brandId,
      brand.title AS brandTitle,
      brand.potential_profit_index AS potentialProfitIndex,
      brand.demand_index AS demandIndex,
      slice.revenue AS revenue,
      slice.sales_count AS salesCount,
      ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
      slice.sellers_count AS sellersCount,
      slice.products_count AS productsCount,
      ifNull(
        share(revenue, (
          SELECT sum(revenue)
          FROM category
          WHERE snapshot = ${param.snapshot} AND category_id IN ${param.categoryIds}
        )),
        0
      ) AS shareRevenueFromTotal
    FROM (
      SELECT
        brand_id,
        sum(product.revenue) AS revenue,
        sum(product.sales_count) AS sales_count,
        uniqExactArray(seller_ids) AS sellers_count,
        count() AS products_count
      FROM product
      WHERE snapshot = ${param.snapshot} AND category_id IN ${param.categoryIds} AND brand_id > 0
      GROUP BY brand_id
    ) AS slice
    JOIN (
      SELECT brand_id, title, potential_profit_index, demand_index FROM brand WHERE snapshot = ${param.snapshot}
    ) AS brand ON brand.brand_id = slice.brand_id
    ORDER BY revenue DESC, brandId`,
});
