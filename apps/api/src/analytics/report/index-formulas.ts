import { type Sql, sql } from './sql.ts';

/* Formulas of the potential profit index, version 1, each including those that it uses. */

/** Version of these formulas: raise it with every change. */
export const INDEX_FORMULA_VERSION = 1;

/** The version as an SQL literal. */
export const indexFormulaVersion: Sql<never> = { text: String(INDEX_FORMULA_VERSION), params: [] };

/** Saturation of a value: one half at the reference value. */
const indexSaturation = sql`
  (value, reference) -> if(value = 0, 0, value / (value + reference)) AS index_saturation`;

/** The demand index. */
export const indexDemand = sql`
  ${indexSaturation},
  (units, sold_offers, half_units, half_units_of_offer) ->
    sqrt(index_saturation(units, half_units) * index_saturation(units / sold_offers, half_units_of_offer)) AS index_demand`;

/** `index_rating` pulls a rating with few reviews towards the usual one; `index_leaders` is how strongly reviews protect a product. */
export const indexLeaders = sql`
  ${indexSaturation},
  (comments_count, rating, usual_rating) ->
    (20 * usual_rating + comments_count * ifNull(rating, usual_rating)) / (20 + comments_count) AS index_rating,
  (comments_count, rating, usual_comments, usual_rating) ->
    index_saturation(comments_count, usual_comments)
      * least(greatest((index_rating(comments_count, rating, usual_rating) - 3) / 2, 0), 1) AS index_leaders`;

/** The five terms with their floor: demand, openness, yield, entry, price. */
export const indexValues = sql`
  ${indexSaturation},
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
  ) AS index_values`;

/** The index from its terms. */
export const indexProduct = sql`
  terms -> pow(terms[1], 0.30) * pow(terms[2], 0.25) * pow(terms[3], 0.20) * pow(terms[4], 0.15) * pow(terms[5], 0.10) AS index_product`;

/** The terms with their inputs, as reports show them. */
export const indexTermRows = sql`
  [0.30, 0.25, 0.20, 0.15, 0.10] AS index_weights,
  (terms, inputs) -> arrayMap(
    (term_name, term, weight, input) -> (
      term_name,
      term,
      weight,
      input,
      abs(weight * log(term) / arraySum(arrayMap((one, power) -> power * log(one), terms, index_weights)))
    ),
    ['demand', 'openness', 'yield', 'entry', 'price'], terms, index_weights, inputs
  )::Array(Tuple(name String, value Float64, weight Float64, inputs Array(Tuple(name String, value Float64, reference Nullable(Float64))), loss Float64)) AS index_terms`;
