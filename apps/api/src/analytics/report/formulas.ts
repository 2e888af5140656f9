import { sql } from './sql.ts';

/* Each formula is a definition for the `WITH` of a query, including those that it uses; the query calls it by its SQL name. */

/** Average price; NULL without sales. */
export const averagePrice = sql`
  (revenue, sales_count) -> if(sales_count > 0, toFloat64(revenue) / sales_count, NULL) AS average_price`;

/** Share of a total; NULL for a total of 0. */
export const share = sql`(part, total) -> if(total > 0, toFloat64(part) / toFloat64(total), NULL) AS share`;

/** The index of a product weighted by revenue, in 10⁻¹⁵ ₸: an integer, so that row order never changes a sum. */
export const weightedIndex = sql`
  (revenue, index) -> toInt128(round(toFloat64(revenue) * index * 1e15)) AS weighted_index`;

/** The revenue-weighted mean over a sum of `weighted_index`. */
export const meanIndex = sql`
  (weighted_sum, revenue) -> if(revenue > 0, weighted_sum / 1e15 / toFloat64(revenue), 0) AS mean_index`;

/** An HHI from the exact sum of squares and the exact total, so that a single item gives exactly 10 000. */
export const hhiOf = sql`
  (squares, total) -> if(total > 0, 10000 * toFloat64(squares) / toFloat64(total * total), NULL) AS hhi_of`;

/** Packs revenue and id into one number that decreases with revenue: its last 32 bits are the id. */
export const largestFirst = sql`
  (revenue, id) -> bitShiftLeft(-toInt128(revenue * 100), 32) + id AS largest_first`;

/** Unpacks the ids of `largest_first`. */
export const idsOf = sql`keys -> arrayMap(key -> toUInt32(bitAnd(key, 4294967295)), keys) AS ids_of`;

/** An amount in 10⁻¹⁵ ₸, an integer like `weighted_index`. */
export const fixedPoint = sql`effect -> toInt256(round(effect * 1e15)) AS fixed_point`;

/** Whether two unit counts differ by no more than Poisson counts do (Anscombe, 95 %). */
export const isWithinChance = sql`
  (u0, u1) -> abs(2 * sqrt(u1 + 0.375) - 2 * sqrt(u0 + 0.375)) < 1.96 * sqrt(2) AS is_within_chance`;

/** State of a row: which of two weeks have it. */
export const comparedState = sql`
  (is_compared, was_there, is_there) ->
    multiIf(NOT is_compared, NULL, was_there AND is_there, 'stayed', is_there, 'entered', 'left') AS compared_state`;

/**
 * The effects split r1 − r0, the revenue change of a cell in both weeks, by units u of the cell and U of its context:
 * each is one division of exact values, so that it is exactly 0 if nothing changed. `cell_effects` are all five, also
 * for a cell in one week only.
 */
export const cellEffects = sql`
  (r0, r1, U0, U1) -> if(
    U0 = 0 OR U1 = 0,
    toFloat64(toDecimal256(r1, 2) - toDecimal256(r0, 2)),
    toFloat64(toInt128(U1) - toInt128(U0)) * toFloat64(r0) / U0 + 0
  ) AS demand_effect,
  (r0, r1, u0, u1, U0, U1) -> multiIf(
    U0 = 0 OR U1 = 0, 0,
    u0 = 0, toFloat64(r1),
    toFloat64(toInt256(u1) * U0 - toInt256(u0) * U1) * toFloat64(r0) / U0 / u0 + 0
  ) AS share_effect,
  (r0, r1, u0, u1) -> if(
    u0 = 0 OR u1 = 0,
    0,
    toFloat64(toDecimal256(r1, 2) * u0 - toDecimal256(r0, 2) * u1) / u0
  ) AS price_effect,
  (is_compared, was_there, is_there, r0, r1, u0, u1, U0, U1) -> (
    multiIf(NOT is_compared, NULL, was_there AND is_there, demand_effect(r0, r1, U0, U1), 0),
    multiIf(NOT is_compared, NULL, was_there AND is_there, share_effect(r0, r1, u0, u1, U0, U1), 0),
    multiIf(NOT is_compared, NULL, was_there AND is_there, price_effect(r0, r1, u0, u1), 0),
    multiIf(NOT is_compared, NULL, was_there, 0, r1),
    multiIf(NOT is_compared, NULL, is_there, 0, -r0)
  ) AS cell_effects`;
