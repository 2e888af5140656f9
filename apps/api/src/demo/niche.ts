import type { Card } from './catalog.ts';
import { createDice } from './random.ts';
import type { Trader } from './sellers.ts';

/** What sets one leaf category apart from the others of its kind. */
export interface Niche {
  /** How much is bought, against the usual. */
  readonly liveliness: number;
  /** How many reviews its cards have gathered, against the usual. */
  readonly age: number;
  /** The seller that holds a good part of it, where one does. */
  readonly leader: Trader | undefined;
  /** How many times the leader's pull exceeds the usual. */
  readonly grip: number;
}

/** The character of the leaf category of a card; `field` are those who deal in its middle category. */
export function nicheOf({ path: [, , leaf], wanted }: Card, field: readonly Trader[]): Niche {
  const dice = createDice(`niche ${leaf.id} ${leaf.title}`);
  return {
    liveliness: wanted ?? dice.pick([0.4, 0.6, 0.8, 1, 1, 1.2, 1.6, 2.6]),
    age: dice.pick([0.15, 0.5, 1, 1, 1.5, 2.5]),
    leader: dice.chance(0.4) ? dice.pick(field) : undefined,
    grip: dice.pick([5, 10, 20, 45]),
  };
}
