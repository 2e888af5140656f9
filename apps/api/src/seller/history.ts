import { contract } from '@vitrina/contract';
import { entityHistory } from '../analytics/report/entity-history.ts';
import { report } from '../analytics/report/report.ts';
import { param, sql } from '../analytics/report/sql.ts';

/** A seller in each published week of a window. */
export const history = report({
  route: contract.seller.history,
  weeks: 'window',
  tables: ['seller'],
  sql: entityHistory({
    entity: sql`seller`,
    id: param.sellerId,
    placesCount: sql`week_places_count`,
    figures: sql`
      toNullable(own.potential_profit_index) AS potentialProfitIndex,
      toNullable(own.products_count) AS productsCount,
      toNullable(own.products_with_sales_count) AS productsWithSalesCount,
      own.rating AS lastRating,
      own.comments_count AS commentsCount`,
  }),
});
