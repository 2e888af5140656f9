/** One product of one seller in the week, as the reports tell of it; money in hundredths of a tenge. */
export interface Offer {
  readonly sellerId: number;
  readonly productId: number;
  readonly brandId: number;
  readonly categoryId: number;
  readonly price: number;
  readonly salesCount: number;
  readonly revenue: number;
  /** The product's, not the offer's. */
  readonly comments: number;
  /** The product's; null where nobody rated. */
  readonly rating: number | null;
}

/** Hundredths of a tenge. */
export const toHundredths = (tenge: number): number => Math.round(tenge * 100);
