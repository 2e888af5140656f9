import type { SharedProduct } from '@vitrina/contract';

/** The offer of a seller on a card. */
export const offerOf = ({ offers }: SharedProduct, sellerId: number) =>
  offers.find((offer) => offer.sellerId === sellerId);

const cheapestOf = ({ offers }: SharedProduct): number => Math.min(...offers.map(({ price }) => price));

/** How much dearer the dearest of these offers is than the cheapest. */
export const spreadOf = (product: SharedProduct): number =>
  Math.max(...product.offers.map(({ price }) => price)) / cheapestOf(product) - 1;

/** What these sellers earn on a card together. */
export const revenueOf = ({ offers }: SharedProduct): number =>
  offers.reduce((sum, { revenue }) => sum + revenue, 0);

/** Whether a seller alone has the lowest of these prices. */
export const isCheapest = (product: SharedProduct, sellerId: number): boolean => {
  const lowest = product.offers.filter(({ price }) => price === cheapestOf(product));
  return lowest.length === 1 && lowest[0]?.sellerId === sellerId;
};
