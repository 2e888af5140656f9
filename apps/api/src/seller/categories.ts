import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** What one seller sold, category by category. */
export const categories = report({
  route: contract.seller.categories,
  sql: sql`
    SELECT groupArray(tuple(*)) AS sellerCategories
    FROM (
      SELECT
        category_id AS categoryId,
        category_title AS categoryTitle,
        revenue,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        potential_profit_index AS potentialProfitIndex,
        share_from_category AS shareRevenueFromCategory,
        share_from_seller AS shareRevenueFromSeller,
        brands_count AS brandsCount,
        competitors_count AS competitorsCount,
        products_count AS productsCount
      FROM seller_category
      WHERE load = {load:UInt32} AND seller_id = {sellerId:UInt32}
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
