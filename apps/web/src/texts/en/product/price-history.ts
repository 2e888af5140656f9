import { createPlural } from '@vitrina/ui/format/noun';

export const caption = 'Prices on the listing by week';
export const prices = (median: string, min: string) => `median ${median} · lowest ${min}`;
export const ownPrice = (price: string) => `mine ${price}`;
export const ownCheapestPrice = (price: string) => `mine ${price}, the cheapest`;
export const week = createPlural('week', 'weeks');
export const neverCheapest = 'Your price was never the lowest';
export const cheapestWeeks = (weeks: string, all: string) => `Your price was the lowest ${weeks} of ${all}`;
export const rankNow = (rank: string, sellers: string) => `; now ${rank} of\u00a0${sellers}`;
export const noOffers = 'No offers on the listing in these weeks.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Only one week so far, a line starts with the second: lowest price ${min}, median ${median}, ${sellers}.`;
