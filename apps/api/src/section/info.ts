import { contract } from '@vitrina/contract';
import { averagePrice, share } from '../analytics/report/formulas.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A section's profile; its index is the mean of its leaf categories'. */
export const info = report({
  route: contract.section.info,
  tables: ['section'],
  sql: sql`
    WITH ${averagePrice}, ${share}
    SELECT tuple(
      ${param.year} AS year,
      ${param.weekNumber} AS weekNumber,
      section_id AS sectionId,
      title AS sectionTitle,
      nullIf(category_1_lvl_id, section_id) AS category1LvlId,
      revenue,
      sales_count AS salesCount,
      average_price(revenue, sales_count) AS averagePrice,
      ifNull(share(revenue, week_revenue), 0) AS shareRevenueFromTotal,
      if(revenue > 0, place, NULL) AS placeByRevenue,
      level_places_count AS placesCount,
      mean_potential_profit_index AS meanPotentialProfitIndex,
      sellers_hhi AS sectionSellersHHI,
      brands_hhi AS sectionBrandsHHI,
      sellers_count AS sellersCount,
      brands_count AS brandsCount,
      categories_count AS categoriesCount,
      products_count AS productsCount,
      top_sellers AS topSellers,
      top_brands AS topBrands
    ) AS sectionInfo
    FROM section
    WHERE snapshot = ${param.snapshot} AND section_id = ${param.sectionId}`,
});
