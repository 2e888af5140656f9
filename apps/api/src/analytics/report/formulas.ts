import { sql } from './sql.ts';

/**
 * The formulas that statements share, each defined here alone. `weighted_index` is the index of a product weighted by
 * revenue, in 10⁻¹⁵ ₸: a whole number, so that the order of rows never shows in a sum; `mean_index` is the
 * revenue-weighted mean over such a sum. `average_price` and `share` are NULL where they divide by nothing.
 */
const formulas = sql`
WITH
  (revenue, sales_count) -> if(sales_count > 0, toFloat64(revenue) / sales_count, NULL) AS average_price,
  (part, total) -> if(total > 0, toFloat64(part) / toFloat64(total), NULL) AS share,
  (revenue, index) -> toInt128(round(toFloat64(revenue) * index * 1e15)) AS weighted_index,
  (weighted_sum, revenue) -> if(revenue > 0, weighted_sum / 1e15 / toFloat64(revenue), 0) AS mean_index`;

/** Puts the shared formulas before a query, where all of its subqueries see them. */
export const withFormulas = (query: string): string =>
  query.startsWith('WITH') ? `${formulas},${query.slice('WITH'.length)}` : `${formulas}\n${query}`;
