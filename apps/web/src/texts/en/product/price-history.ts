export const caption = 'Prices on the card by week';
export const prices = (median: string, min: string) => `median ${median} · lowest ${min}`;
export const ownPrice = (price: string) => `mine ${price}`;
export const ownCheapestPrice = (price: string) => `mine ${price}, the cheapest`;
export const cheapestWeeks = (cheapest: string, all: string) => `Cheapest in ${cheapest} of ${all} weeks`;
export const cheapestWeeksAndRank = (cheapest: string, all: string, rank: string, sellers: string) =>
  `Cheapest in ${cheapest} of ${all} weeks, now ${rank} of\u00a0${sellers} by price`;
export const noOffers = 'No offers on the card in these weeks.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Only one week so far, a line starts with the second: lowest price ${min}, median ${median}, ${sellers}.`;
