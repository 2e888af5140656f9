import { contract } from '@vitrina/contract';
import { report } from '../analytics/report/report.ts';

/** All leaf categories of the week. */
export const list = report({
  route: contract.category.list,
  sql: `
    SELECT groupArray(tuple(*)) AS categories
    FROM (
      SELECT
        category_id AS categoryId,
        title AS categoryTitle,
        category_1_lvl_id AS category1LvlId,
        category_2_lvl_id AS category2LvlId,
        revenue,
        sales_count AS salesCount,
        demand_index AS demandIndex,
        average_price(revenue, sales_count) AS averagePrice,
        sellers_count AS sellersCount,
        if(revenue > 0, place, NULL) AS placeByRevenue,
        potential_profit_index AS potentialProfitIndex,
        brands_count AS brandsCount,
        products_count AS productsCount,
        share_from_total AS shareRevenueFromTotal
      FROM category
      WHERE snapshot = {snapshot:UInt32}
      ORDER BY revenue DESC, categoryId
    )
    HAVING count() > 0`,
});
