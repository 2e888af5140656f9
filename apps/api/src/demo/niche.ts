import type { Product } from './catalog.ts';
import { createRng } from './rng.ts';
import type { Seller } from './sellers.ts';

/** What sets one leaf category apart from the others of its kind. */
export interface Niche {
  /** How much is bought, against the usual. */
  readonly demandFactor: number;
  /** How many reviews its products have gathered, against the usual. */
  readonly reviewFactor: number;
  /** The seller that holds a good part of it, where one does. */
  readonly leader: Seller | undefined;
  /** How many times the leader's pull exceeds the usual. */
  readonly leaderFactor: number;
}

/** The character of the leaf category of a product; `field` are those who deal in its middle category. */
export function createNiche(
  { path: [, , leaf], demandFactor: wanted }: Product,
  field: readonly Seller[],
): Niche {
  const rng = createRng(`niche ${leaf.id} ${leaf.title}`);
  return {
    demandFactor: wanted ?? rng.pick([0.4, 0.6, 0.8, 1, 1, 1.2, 1.6, 2.6]),
    reviewFactor: rng.pick([0.15, 0.5, 1, 1, 1.5, 2.5]),
    leader: rng.chance(0.4) ? rng.pick(field) : undefined,
    leaderFactor: rng.pick([5, 10, 20, 45]),
  };
}
