import type { Season } from './season.ts';

/** A leaf category of the demo market and what its goods are called. */
export interface Leaf {
  readonly title: string;
  /** Usual price of one unit, ₸; the factors in names and brands multiply it. */
  readonly price: number;
  /** How many products it holds, against the other leaves (1–10). */
  readonly size: number;
  /** How much is bought, against what its size and prices would make one think; by chance when absent. */
  readonly demandFactor?: number;
  readonly season?: Season;
  /** Share of products without a brand, 0–1; none when absent. */
  readonly noBrand?: number;
  /** Its own brands, where the group's do not fit. */
  readonly brands?: readonly string[];
  /** Names of products, in the notation of `phrase.ts`. */
  readonly names: readonly string[];
}

/** A middle category (подраздел). */
interface Group {
  readonly title: string;
  /** Brands, the best known first: `Bosch*1.4, Beko` or, with models, `Apple: iPhone 16*2, iPhone 17*2.4`. */
  readonly brands: readonly string[];
  readonly leaves: readonly Leaf[];
}

/** A top category (раздел). */
export interface Section {
  readonly title: string;
  /** How many sellers share the most wanted product of a leaf. */
  readonly maxSellers: number;
  readonly groups: readonly Group[];
}
