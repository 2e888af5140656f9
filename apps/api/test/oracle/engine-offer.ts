import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';
import { formatDecimal } from '@vitrina/conformance/computation/money.ts';

/** Converts an offer to the form in which the test market inserts it: money as decimal text. */
export const toEngineOffer = (offer: FeedOffer) => ({
  ...offer,
  price: formatDecimal(offer.price),
  revenue: formatDecimal(offer.revenue),
});
