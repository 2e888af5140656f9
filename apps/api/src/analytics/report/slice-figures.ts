import { type Sql, sql } from './sql.ts';

/** The sums of a slice of products or offers: `rows` names them. Needs `weighted_index`. */
export const sliceSums = (rows: Sql<never>) => sql`
          sum(${rows}.revenue) AS revenue,
          sum(${rows}.sales_count) AS sales_count,
          sum(weighted_index(${rows}.revenue, potential_profit_index)) AS index_sum`;

/** The fields of a row that has those sums of `slice`. Needs `average_price` and `mean_index`. */
export const sliceFigures = sql`
        slice.revenue AS revenue,
        slice.sales_count AS salesCount,
        ifNull(average_price(revenue, salesCount), 0) AS averagePrice,
        mean_index(slice.index_sum, revenue) AS potentialProfitIndex`;
