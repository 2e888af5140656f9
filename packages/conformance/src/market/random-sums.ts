import type { Rng } from '../rng.ts';
import type { FeedOffer } from '../computation/feed-offer.ts';
import type { Recipe } from './recipe.ts';

type Sums = Pick<FeedOffer, 'price' | 'sales_count' | 'revenue'>;

const largestRevenue = 100_000_000_000_000_000n;

/**
 * Creates prices, units and revenues. Some leaves and brands sell nothing, in some all offers are equal, so that
 * revenues and prices tie, and some revenues are not price × units.
 */
export function createRandomSums(recipe: Recipe, rng: Rng): (leafId: number, brandId: number) => Sums {
  return (leafId, brandId) => {
    const alike = leafId % 4 === 1;
    const dead = leafId % 7 === 3 || brandId % 11 === 10;
    const price = alike ? rng.pick([50_000n, 100_000n]) : priceOf(recipe, rng);
    const units = dead || rng.chance(recipe.unsold) ? 0 : alike ? 1 + rng.below(2) : unitsOf(recipe, rng);
    return { price, sales_count: units, revenue: units === 0 ? 0n : revenueOf(price * BigInt(units), rng) };
  };
}

function priceOf({ extremes }: Recipe, rng: Rng): bigint {
  if (extremes && rng.chance(0.03)) return rng.pick([1n, 2n, 99_999_999_999_999n, 100_000_000_000_000n]);
  if (rng.chance(0.3)) return BigInt(100 * (1 + rng.below(9)));
  return BigInt(1 + rng.below(rng.pick([100, 10_000, 5_000_000, 90_000_000])));
}

function unitsOf({ extremes }: Recipe, rng: Rng): number {
  if (extremes && rng.chance(0.02)) return rng.pick([4_294_967_295, 1_000_000, 4_294_967_294]);
  return 1 + rng.below(rng.pick([1, 3, 12, 400]));
}

/** Returns mostly price × units, else a discounted revenue; at most the feed's maximum. */
function revenueOf(exact: bigint, rng: Rng): bigint {
  const revenue = rng.chance(0.75) ? exact : (exact * BigInt(1 + rng.below(130))) / 100n;
  return revenue < 1n ? 1n : revenue > largestRevenue ? largestRevenue : revenue;
}
