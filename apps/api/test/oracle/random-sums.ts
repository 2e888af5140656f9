import type { Rng } from '../../src/demo/rng.ts';
import type { OfferRow } from './offer-row.ts';
import type { Recipe } from './random-market.ts';

type Sums = Pick<OfferRow, 'price' | 'sales_count' | 'revenue'>;

const largestRevenue = 100_000_000_000_000_000n;

/**
 * Prices, units and revenues. Some leaves and brands sell nothing, in some all offers are alike, so that
 * revenues and prices tie, and some revenues are not price × units.
 */
export function randomSums(recipe: Recipe, dice: Rng): (leafId: number, brandId: number) => Sums {
  return (leafId, brandId) => {
    const alike = leafId % 4 === 1;
    const dead = leafId % 7 === 3 || brandId % 11 === 10;
    const price = alike ? dice.pick([50_000n, 100_000n]) : priceOf(recipe, dice);
    const units = dead || dice.chance(recipe.unsold) ? 0 : alike ? 1 + dice.below(2) : unitsOf(recipe, dice);
    return { price, sales_count: units, revenue: units === 0 ? 0n : revenueOf(price * BigInt(units), dice) };
  };
}

function priceOf({ extremes }: Recipe, dice: Rng): bigint {
  if (extremes && dice.chance(0.03)) return dice.pick([1n, 2n, 99_999_999_999_999n, 100_000_000_000_000n]);
  if (dice.chance(0.3)) return BigInt(100 * (1 + dice.below(9)));
  return BigInt(1 + dice.below(dice.pick([100, 10_000, 5_000_000, 90_000_000])));
}

function unitsOf({ extremes }: Recipe, dice: Rng): number {
  if (extremes && dice.chance(0.02)) return dice.pick([4_294_967_295, 1_000_000, 4_294_967_294]);
  return 1 + dice.below(dice.pick([1, 3, 12, 400]));
}

/** Mostly price × units; else what a seller with discounts took in. Never over what the feed takes. */
function revenueOf(exact: bigint, dice: Rng): bigint {
  const asked = dice.chance(0.75) ? exact : (exact * BigInt(1 + dice.below(130))) / 100n;
  return asked < 1n ? 1n : asked > largestRevenue ? largestRevenue : asked;
}
