import { contract } from '@vitrina/contract';
import { report, sql } from '../analytics/report.ts';

/** What one seller sold, brand by brand, goods without one among them. */
export const brands = report({
  route: contract.seller.brands,
  sql: sql`
    SELECT groupArray(tuple(*)) AS sellerBrands
    FROM (
      SELECT
        brand_id AS brandId,
        brand_title AS brandTitle,
        revenue,
        sales_count AS salesCount,
        if(sales_count > 0, toFloat64(revenue) / sales_count, 0) AS averagePrice,
        potential_profit_index AS potentialProfitIndex,
        share_from_brand AS shareRevenueFromBrand,
        share_from_seller AS shareRevenueFromSeller,
        products_count AS productsCount,
        categories_count AS categoriesCount,
        competitors_count AS competitorsCount
      FROM seller_brand
      WHERE load = {load:UInt32} AND seller_id = {sellerId:UInt32}
      ORDER BY revenue DESC, brandId
    )
    HAVING count() > 0`,
});
