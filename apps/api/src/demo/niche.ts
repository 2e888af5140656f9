import type { Product } from './catalog.ts';
import { createRng } from './rng.ts';
import type { Seller } from './sellers.ts';

/** Random properties of one leaf category. */
export interface Niche {
  /** Demand, as a multiple of the usual one. */
  readonly demandFactor: number;
  /** Reviews of its products, as a multiple of the usual number. */
  readonly reviewFactor: number;
  /** The dominant seller, if the category has one. */
  readonly leader: Seller | undefined;
  /** Multiplies the leader's demand weight. */
  readonly leaderFactor: number;
}

/** Creates the properties of a product's leaf category; `sellers` are those of its subsection. */
export function createNiche({ path: [, , leaf], demandFactor }: Product, sellers: readonly Seller[]): Niche {
  const rng = createRng(`niche ${leaf.id} ${leaf.title}`);
  return {
    demandFactor: demandFactor ?? rng.pick([0.4, 0.6, 0.8, 1, 1, 1.2, 1.6, 2.6]),
    reviewFactor: rng.pick([0.15, 0.5, 1, 1, 1.5, 2.5]),
    leader: rng.chance(0.4) ? rng.pick(sellers) : undefined,
    leaderFactor: rng.pick([5, 10, 20, 45]),
  };
}
