import { contract } from '@vitrina/contract';
import { entityHistory } from '../analytics/report/entity-history.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A section in each published week of a window. */
export const history = report({
  route: contract.section.history,
  weeks: 'window',
  tables: ['section'],
  sql: entityHistory({
    entity: sql`section`,
    id: param.sectionId,
    placesCount: sql`level_places_count`,
    figures: sql`
      toNullable(own.mean_potential_profit_index) AS meanPotentialProfitIndex,
      toNullable(own.sellers_count) AS sellersCount,
      toNullable(own.brands_count) AS brandsCount,
      toNullable(own.categories_count) AS categoriesCount,
      toNullable(own.products_count) AS productsCount,
      own.sellers_hhi AS sectionSellersHHI,
      own.brands_hhi AS sectionBrandsHHI`,
  }),
});
