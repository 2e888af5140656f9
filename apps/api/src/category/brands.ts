import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** The brands of one category, goods without one among them, and how concentrated they are. */
export const brands = report({
  route: contract.category.brands,
  sql: `
    WITH
      profile AS (
        SELECT title, brands_hhi FROM category WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
      ),
      slices AS (
        SELECT
          brand_id,
          any(brand_title) AS title,
          sum(product.revenue) AS revenue,
          sum(product.sales_count) AS sales_count,
          sum(weighted_index(product.revenue, potential_profit_index)) AS index_sum,
          uniqExactArray(seller_ids) AS sellers_count,
          count() AS products_count,
          countIf(product.rating > 0) AS rated_count,
          sumIf(product.comments_count, product.rating > 0) AS reviews,
          sum(toInt128(round(ifNull(product.rating, 0) * 1e12))) AS stars,
          sum(toInt128(round(ifNull(product.rating, 0) * product.comments_count * 1e12))) AS review_stars
        FROM product
        WHERE snapshot = {snapshot:UInt32} AND category_id = {categoryId:UInt32}
        GROUP BY brand_id
      ),
      toFloat64(sum(slice.revenue) OVER ()) AS category_revenue
    SELECT
      groupArray(tuple(*)) AS categoryBrands,
      (SELECT brands_hhi FROM profile) AS categoryBrandsHHI,
      (SELECT title FROM profile) AS categoryTitle
    FROM (
      SELECT
        slice.brand_id AS brandId,
        slice.title AS brandTitle,
        slice.revenue AS revenue,
        ifNull(share(revenue, category_revenue), 0) AS shareRevenueFromCategory,
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        slice.sellers_count AS sellersCount,
        slice.products_count AS productsCount,
        multiIf(
          slice.rated_count = 0, NULL,
          slice.reviews = 0, slice.stars / 1e12 / slice.rated_count,
          slice.review_stars / 1e12 / slice.reviews
        ) AS averageRating,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex
      FROM slices AS slice
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
