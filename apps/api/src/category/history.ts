import { contract } from '@vitrina/contract';
import { entityHistory } from '../analytics/report/entity-history.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A leaf category in each published week of a window. */
export const history = report({
  route: contract.category.history,
  weeks: 'window',
  tables: ['category'],
  sql: entityHistory({
    entity: sql`category`,
    id: param.categoryId,
    placesCount: sql`week_places_count`,
    figures: sql`
      toNullable(own.median_price) AS medianPrice,
      toNullable(own.potential_profit_index) AS potentialProfitIndex,
      own.demand_index AS demandIndex,
      toNullable(own.sellers_count) AS sellersCount,
      toNullable(own.brands_count) AS brandsCount,
      toNullable(own.products_count) AS productsCount,
      own.sellers_hhi AS categorySellersHHI,
      own.brands_hhi AS categoryBrandsHHI`,
  }),
});
