import { sharedSubqueries } from './shared-subqueries.ts';
import { sql } from './sql.ts';

/**
 * The formulas that statements share, each defined here alone. `weighted_index` is the index of a product weighted by
 * revenue, in 10⁻¹⁵ ₸: a whole number, so that the order of rows never shows in a sum; `mean_index` is the
 * revenue-weighted mean over such a sum. `average_price` and `share` are NULL where they divide by nothing.
 *
 * The effects split r1 − r0, the change of revenue in a cell that is there in both weeks, by units u of the cell and U of
 * its context: each is one division of exact values, so that it is 0 exactly where it should be; `cell_effects` are all five
 * of a cell that may be there in one week only. `hhi_of` is an HHI by the exact sum of squares and the exact total, so that one alone is 10 000.
 * `largest_first` packs revenue and id into one number that is smaller the larger the revenue: its last 32 bits are the id.
 * `fixed_point` is an amount in
 * 10⁻¹⁵ ₸, a whole number like `weighted_index`. `is_within_chance` says that two counts of units differ by no more
 * than Poisson counts do (Anscombe, 95 %). `compared_state` says in which of two weeks a row is.
 */
const formulas: readonly string[] = [
  sql`(revenue, sales_count) -> if(sales_count > 0, toFloat64(revenue) / sales_count, NULL) AS average_price`,
  sql`(part, total) -> if(total > 0, toFloat64(part) / toFloat64(total), NULL) AS share`,
  sql`(revenue, index) -> toInt128(round(toFloat64(revenue) * index * 1e15)) AS weighted_index`,
  sql`(r0, r1, U0, U1) -> if(
    U0 = 0 OR U1 = 0,
    toFloat64(toDecimal256(r1, 2) - toDecimal256(r0, 2)),
    toFloat64(toInt128(U1) - toInt128(U0)) * toFloat64(r0) / U0 + 0
  ) AS demand_effect`,
  sql`(r0, r1, u0, u1, U0, U1) -> multiIf(
    U0 = 0 OR U1 = 0, 0,
    u0 = 0, toFloat64(r1),
    toFloat64(toInt256(u1) * U0 - toInt256(u0) * U1) * toFloat64(r0) / U0 / u0 + 0
  ) AS share_effect`,
  sql`(r0, r1, u0, u1) -> if(
    u0 = 0 OR u1 = 0,
    0,
    toFloat64(toDecimal256(r1, 2) * u0 - toDecimal256(r0, 2) * u1) / u0
  ) AS price_effect`,
  sql`(is_compared, was_there, is_there, r0, r1, u0, u1, U0, U1) -> (
    multiIf(NOT is_compared, NULL, was_there AND is_there, demand_effect(r0, r1, U0, U1), 0),
    multiIf(NOT is_compared, NULL, was_there AND is_there, share_effect(r0, r1, u0, u1, U0, U1), 0),
    multiIf(NOT is_compared, NULL, was_there AND is_there, price_effect(r0, r1, u0, u1), 0),
    multiIf(NOT is_compared, NULL, was_there, 0, r1),
    multiIf(NOT is_compared, NULL, is_there, 0, -r0)
  ) AS cell_effects`,
  sql`(squares, total) -> if(total > 0, 10000 * toFloat64(squares) / toFloat64(total * total), NULL) AS hhi_of`,
  sql`(revenue, id) -> bitShiftLeft(-toInt128(revenue * 100), 32) + id AS largest_first`,
  sql`effect -> toInt256(round(effect * 1e15)) AS fixed_point`,
  sql`(u0, u1) -> abs(2 * sqrt(u1 + 0.375) - 2 * sqrt(u0 + 0.375)) < 1.96 * sqrt(2) AS is_within_chance`,
  sql`(is_compared, was_there, is_there) ->
    multiIf(NOT is_compared, NULL, was_there AND is_there, 'stayed', is_there, 'entered', 'left') AS compared_state`,
  sql`(weighted_sum, revenue) -> if(revenue > 0, weighted_sum / 1e15 / toFloat64(revenue), 0) AS mean_index`,
];

/**
 * The formulas of the potential profit index, version 1. `index_saturation` is one half at the reference; `index_values`
 * are the five terms with their floor: demand, openness, yield, entry, price; `index_product` multiplies them;
 * `index_terms` are the terms with their inputs, as reports show them. `index_rating` is a rating drawn to the usual one
 * where reviews are few; `index_leaders` is how strongly reviews protect a product.
 */
const indexFormulas: readonly string[] = [
  sql`1 AS index_formula_version`,
  sql`[0.30, 0.25, 0.20, 0.15, 0.10] AS index_weights`,
  sql`(value, reference) -> if(value = 0, 0, value / (value + reference)) AS index_saturation`,
  sql`(units, sold_offers, half_units, half_units_of_offer) ->
    sqrt(index_saturation(units, half_units) * index_saturation(units / sold_offers, half_units_of_offer)) AS index_demand`,
  sql`(comments_count, rating, usual_rating) ->
    (20 * usual_rating + comments_count * ifNull(rating, usual_rating)) / (20 + comments_count) AS index_rating`,
  sql`(comments_count, rating, usual_comments, usual_rating) ->
    index_saturation(comments_count, usual_comments)
      * least(greatest((index_rating(comments_count, rating, usual_rating) - 3) / 2, 0), 1) AS index_leaders`,
  sql`(demand, hhi, units, offer_median, half_offer_median, leaders, median_price, half_price) -> arrayMap(
    term -> greatest(term, 0.02),
    [
      demand,
      index_saturation(10000 / hhi, 5),
      units / (units + 10) * index_saturation(toFloat64(offer_median), toFloat64(half_offer_median))
        + (1 - units / (units + 10)) * 0.5,
      1 - leaders,
      index_saturation(toFloat64(median_price), toFloat64(half_price))
    ]
  ) AS index_values`,
  sql`terms -> pow(terms[1], 0.30) * pow(terms[2], 0.25) * pow(terms[3], 0.20) * pow(terms[4], 0.15) * pow(terms[5], 0.10) AS index_product`,
  sql`(terms, inputs) -> arrayMap(
    (term_name, term, weight, input) -> (
      term_name,
      term,
      weight,
      input,
      abs(weight * log(term) / arraySum(arrayMap((one, power) -> power * log(one), terms, index_weights)))
    ),
    ['demand', 'openness', 'yield', 'entry', 'price'], terms, index_weights, inputs
  )::Array(Tuple(name String, value Float64, weight Float64, inputs Array(Tuple(name String, value Float64, reference Nullable(Float64))), loss Float64)) AS index_terms`,
];

/** The name of a formula, which stands at its end, or of a subquery, at its start. */
const nameOf = (text: string): string => /^\w+(?= AS \()|\w+$/.exec(text)?.[0] ?? '';

/** The formulas and subqueries that a query uses, and those that these use, in the order of their definition. */
const selectFormulas = (query: string): readonly string[] => {
  const selected: string[] = [];
  let using = query;
  for (const formula of [...formulas, ...indexFormulas, ...sharedSubqueries].toReversed()) {
    if (!new RegExp(`\\b${nameOf(formula)}\\b`).test(using)) continue;
    selected.unshift(formula);
    using += formula;
  }
  return selected;
};

/**
 * Puts the shared formulas and subqueries that a query uses before it, where all of its subqueries see them. The engine parses all that
 * it gets: with every formula, a short report took a third longer.
 */
export const withFormulas = (query: string): string => {
  const selected = selectFormulas(query);
  if (selected.length === 0) return query;
  const shared = `WITH\n  ${selected.join(',\n  ')}`;
  return query.startsWith('WITH') ? `${shared},${query.slice('WITH'.length)}` : `${shared}\n${query}`;
};
