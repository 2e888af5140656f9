import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** A brand's profile. */
export const info = report({
  route: contract.brand.info,
  sql: `
    SELECT tuple(
      {year:UInt16} AS year,
      {weekNumber:UInt8} AS weekNumber,
      brand_id AS brandId,
      title AS brandTitle,
      revenue,
      sales_count AS salesCount,
      ifNull(average_price(revenue, sales_count), 0) AS averagePrice,
      potential_profit_index AS potentialProfitIndex,
      demand_index AS demandIndex,
      if(revenue > 0, place, NULL) AS placeByRevenue,
      sellers_count AS sellersCount,
      products_count AS productsCount,
      categories_count AS categoriesCount,
      top_sellers AS topSellers,
      top_categories AS topCategories
    ) AS brandInfo
    FROM brand
    WHERE snapshot = {snapshot:UInt32} AND brand_id = {brandId:UInt32}`,
});
