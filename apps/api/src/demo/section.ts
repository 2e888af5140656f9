import type { Season } from './season.ts';

/** A leaf category of the demo market with the name templates of its products. */
export interface Leaf {
  readonly title: string;
  /** Usual price of one unit, ₸; the factors in names and brands multiply it. */
  readonly price: number;
  /** Relative number of products, 1–10. */
  readonly size: number;
  /** Demand relative to size and price; random if absent. */
  readonly demandFactor?: number;
  readonly season?: Season;
  /** Share of products without a brand, 0–1; none when absent. */
  readonly noBrand?: number;
  /** Brands of this category; the group's if absent. */
  readonly brands?: readonly string[];
  /** Templates of product names, in the notation of `phrase.ts`. */
  readonly names: readonly string[];
}

/** A middle category (подраздел). */
interface Group {
  readonly title: string;
  /** Brands, most popular first: `Bosch*1.4, Beko` or, with models, `Apple: iPhone 16*2, iPhone 17*2.4`. */
  readonly brands: readonly string[];
  readonly leaves: readonly Leaf[];
}

/** A top category (раздел). */
export interface Section {
  readonly title: string;
  /** Number of sellers of a leaf's most popular product. */
  readonly maxSellers: number;
  readonly groups: readonly Group[];
}
