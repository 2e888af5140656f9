import { averagePrice } from './formulas.ts';
import { param, sql } from './sql.ts';

/** The leaf categories of the week. */
export const categoryRows = sql`(
        WITH ${averagePrice}
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
        WHERE snapshot = ${param.snapshot}
      )`;
