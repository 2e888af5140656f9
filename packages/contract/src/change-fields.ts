import * as z from 'zod/mini';
import { count, money, state } from './field-types.ts';

/** An amount in tenge that may be negative, never rounded. */
const signedMoney = z.number();

/** The week that a response compares with, as text: `2026-W45`; null if none. Its pattern may not change. */
export const comparedWeek = z.nullable(z.string().check(z.regex(/^[0-9]{4}-W[0-9]{2}$/)));

/** The five effects whose sum is the change of revenue; null without a week before. */
const effects = {
  demandEffect: z.nullable(signedMoney),
  shareEffect: z.nullable(signedMoney),
  priceEffect: z.nullable(signedMoney),
  addedEffect: z.nullable(signedMoney),
  removedEffect: z.nullable(signedMoney),
};

/** Totals of the changes of a seller or a brand. */
export const changeTotals = {
  revenueBefore: z.nullable(money),
  revenue: z.nullable(money),
  ...effects,
  marketEffect: z.nullable(signedMoney),
  ownEffect: z.nullable(signedMoney),
  count,
};

/** One row of a seller's or a brand's changes: a product of a seller, or a category of a brand. */
export const changedCell = {
  revenueBefore: z.nullable(money),
  revenue: z.nullable(money),
  salesCountBefore: z.nullable(count),
  salesCount: z.nullable(count),
  ...effects,
  state,
  isWithinChance: z.nullable(z.boolean()),
};

/** Maximum number of rows in a cut list. */
export const MAX_ROWS = 2000;
