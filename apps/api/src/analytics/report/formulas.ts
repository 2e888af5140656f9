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

/**
 * The formulas of the potential profit index, version 1. `index_saturation` is one half at the reference; `index_values`
 * are the five terms with their floor: demand, openness, yield, entry, price; `index_product` multiplies them;
 * `index_terms` are the terms with their inputs, as reports show them.
 */
const indexFormulas = sql`
  1 AS index_formula_version,
  [0.30, 0.25, 0.20, 0.15, 0.10] AS index_weights,
  (value, reference) -> if(value = 0, 0, value / (value + reference)) AS index_saturation,
  (units, sold_offers, half_units, half_units_of_offer) ->
    sqrt(index_saturation(units, half_units) * index_saturation(units / sold_offers, half_units_of_offer)) AS index_demand,
  (demand, hhi, units, offer_median, half_offer_median, leaders, median_price, half_price) -> arrayMap(
    term -> greatest(term, 0.02),
    [
      demand,
      index_saturation(10000 / hhi, 5),
      units / (units + 10) * index_saturation(toFloat64(offer_median), toFloat64(half_offer_median))
        + (1 - units / (units + 10)) * 0.5,
      1 - leaders,
      index_saturation(toFloat64(median_price), toFloat64(half_price))
    ]
  ) AS index_values,
  terms -> pow(terms[1], 0.30) * pow(terms[2], 0.25) * pow(terms[3], 0.20) * pow(terms[4], 0.15) * pow(terms[5], 0.10)
    AS index_product,
  (terms, inputs) -> arrayMap(
    (term_name, term, weight, input) -> (
      term_name,
      term,
      weight,
      input,
      abs(weight * log(term) / arraySum(arrayMap((one, power) -> power * log(one), terms, index_weights)))
    ),
    ['demand', 'openness', 'yield', 'entry', 'price'], terms, index_weights, inputs
  )::Array(Tuple(name String, value Float64, weight Float64, inputs Array(Tuple(name String, value Float64, reference Nullable(Float64))), loss Float64))
    AS index_terms`;

/** Puts the shared formulas before a query, where all of its subqueries see them: those of the index where it uses them. */
export const withFormulas = (query: string): string => {
  const shared = /\bindex_/.test(query) ? `${formulas},${indexFormulas}` : formulas;
  return query.startsWith('WITH') ? `${shared},${query.slice('WITH'.length)}` : `${shared}\n${query}`;
};
