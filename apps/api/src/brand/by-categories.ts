import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/**
 * The brands of the chosen categories: what was sold there, their indices of the whole week. Goods
 * without a brand are no row, but part of the revenue that shares are taken from.
 */
export const byCategories = report({
  route: contract.brand.byCategories,
  sql: sql`
    SELECT
      brand_id AS brandId,
      any(brand_title) AS brandTitle,
      any(brand_potential_profit_index) AS potentialProfitIndex,
      any(brand_demand_index) AS demandIndex,
      sum(category_brand.revenue) AS revenue,
      sum(sales_count) AS salesCount,
      if(salesCount > 0, toFloat64(revenue) / salesCount, 0) AS averagePrice,
      groupBitmapMerge(sellers) AS sellersCount,
      sum(products_count) AS productsCount,
      if(
        revenue > 0,
        toFloat64(revenue) / (
          SELECT toFloat64(sum(revenue))
          FROM category
          WHERE load = {load:UInt32} AND category_id IN {categoryIds:Array(UInt32)}
        ),
        0
      ) AS shareRevenueFromTotal
    FROM category_brand
    WHERE load = {load:UInt32} AND category_id IN {categoryIds:Array(UInt32)} AND brand_id > 0
    GROUP BY brand_id
    ORDER BY revenue DESC, brandId`,
});
