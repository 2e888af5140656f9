import { param, sql } from './sql.ts';

/** Revenue r and units u of a cell in the week (1) and in the one before (0), and whether each week offers it. */
export const offeredInWeeks = sql`
  countIf(snapshot = ${param.snapshot}) > 0 AS is_offered,
  countIf(snapshot != ${param.snapshot}) > 0 AS is_offered_before,
  sumIf(revenue, snapshot = ${param.snapshot}) AS r1,
  sumIf(revenue, snapshot != ${param.snapshot}) AS r0,
  sumIf(sales_count, snapshot = ${param.snapshot}) AS u1,
  sumIf(sales_count, snapshot != ${param.snapshot}) AS u0`;

/** Fields of such a cell, whose context sold U units, with its effects by `cell_effects`. */
export const cellFields = sql`
  if(is_offered_before, r0, NULL) AS revenueBefore,
  if(is_offered, r1, NULL) AS revenue,
  if(is_offered_before, u0, NULL) AS salesCountBefore,
  if(is_offered, u1, NULL) AS salesCount,
  cell_effects(is_compared, is_offered_before, is_offered, r0, r1, u0, u1, U0, U1) AS effects,
  effects.1 AS demandEffect,
  effects.2 AS shareEffect,
  effects.3 AS priceEffect,
  effects.4 AS addedEffect,
  effects.5 AS removedEffect,
  compared_state(is_compared, is_offered_before, is_offered) AS state,
  if(is_stayed, toBool(is_within_chance(u0, u1)), NULL) AS isWithinChance`;
