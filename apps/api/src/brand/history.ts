import { contract } from '@vitrina/contract';
import { entityHistory } from '../analytics/report/entity-history.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A brand in each published week of a window. */
export const history = report({
  route: contract.brand.history,
  weeks: 'window',
  tables: ['brand'],
  sql: entityHistory({
    entity: sql`brand`,
    id: param.brandId,
    placesCount: sql`week_places_count`,
    figures: sql`
      toNullable(own.potential_profit_index) AS potentialProfitIndex,
      if(own.revenue > 0, own.demand_index, NULL) AS demandIndex,
      toNullable(own.sellers_count) AS sellersCount,
      toNullable(own.products_count) AS productsCount,
      own.sellers_hhi AS brandSellersHHI`,
  }),
});
