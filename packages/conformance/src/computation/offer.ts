/** One product of one seller in a week, with its product's rating and reviews settled. */
export interface Offer {
  readonly sellerId: number;
  readonly productId: number;
  /** 0 for goods without a brand. */
  readonly brandId: number;
  readonly categoryId: number;
  /** Price of one unit, hundredths of a tenge. */
  readonly price: bigint;
  readonly salesCount: number;
  /** Hundredths of a tenge. */
  readonly revenue: bigint;
  /** The product's number of reviews. */
  readonly commentsCount: number;
  /** The product's rating; null if it has none. */
  readonly rating: number | null;
}

/** The fields that offers are grouped by. */
export const entityIds = ['sellerId', 'brandId', 'categoryId', 'productId'] as const;
export type EntityId = (typeof entityIds)[number];
