import type { ProductOffer } from '@vitrina/contract';

/** An offer that is there in the week. */
type PresentOffer = ProductOffer & {
  readonly price: number;
  readonly salesCount: number;
  readonly revenue: number;
};

/** The offers of a card that are there in the week. */
export const presentOffers = (offers: readonly ProductOffer[]): PresentOffer[] =>
  offers.filter(
    (offer): offer is PresentOffer =>
      offer.price !== null && offer.salesCount !== null && offer.revenue !== null,
  );

/** Orders offers: those of the week by revenue, then cheapest; then those that left by revenue before; ties by id. */
export const compareOffers = (one: ProductOffer, other: ProductOffer): number =>
  Number(one.price === null) - Number(other.price === null) ||
  (other.revenue ?? 0) - (one.revenue ?? 0) ||
  (one.price ?? 0) - (other.price ?? 0) ||
  (one.price === null ? (other.revenueBefore ?? 0) - (one.revenueBefore ?? 0) : 0) ||
  one.sellerId - other.sellerId;
