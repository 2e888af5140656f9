import type { SharedProduct } from '@vitrina/contract';

/** Finds the offer of a seller on a card. */
export const findOffer = ({ offers }: SharedProduct, sellerId: number) =>
  offers.find((offer) => offer.sellerId === sellerId);

const findCheapest = ({ offers }: SharedProduct): number => Math.min(...offers.map(({ price }) => price));

/** Computes the gap between the dearest and the cheapest of these offers, relative to the cheapest. */
export const computeSpread = (product: SharedProduct): number =>
  Math.max(...product.offers.map(({ price }) => price)) / findCheapest(product) - 1;

/** Sums the revenue of these sellers on a card. */
export const sumRevenue = ({ offers }: SharedProduct): number =>
  offers.reduce((sum, { revenue }) => sum + revenue, 0);

/** Whether a seller alone has the lowest of these prices. */
export const isCheapest = (product: SharedProduct, sellerId: number): boolean => {
  const lowest = product.offers.filter(({ price }) => price === findCheapest(product));
  return lowest.length === 1 && lowest[0]?.sellerId === sellerId;
};
