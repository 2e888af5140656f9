/** The properties of a random market. */
export interface Recipe {
  readonly seed: string;
  /** Approximate number of offers. */
  readonly offers: number;
  /** Share of offers that do not sell, 0–1. */
  readonly unsold: number;
  /** Share of products without a brand, 0–1. */
  readonly noBrand: number;
  /** Whether anything has ratings and reviews. */
  readonly rated: boolean;
  /** Whether prices, units and revenues reach the limits of the feed. */
  readonly extremes: boolean;
  /** Numbers of entities; by default they follow from the number of offers. */
  readonly entities?: Readonly<Record<'sellers' | 'brands' | 'categories' | 'products', number>>;
}
