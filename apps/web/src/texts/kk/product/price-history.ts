export const caption = 'Карточкадағы бағалар апта бойынша';
export const prices = (median: string, min: string) => `медиана ${median} · ең төмен ${min}`;
export const ownPrice = (price: string) => `менікі ${price}`;
export const ownCheapestPrice = (price: string) => `менікі ${price}\u00a0— ең арзан`;
export const cheapestWeeks = (cheapest: string, all: string) => `Ең арзан болған апта: ${cheapest} / ${all}`;
export const cheapestWeeksAndRank = (cheapest: string, all: string, rank: string, sellers: string) =>
  `Ең арзан болған апта: ${cheapest} / ${all}, қазір баға бойынша ${rank}, барлығы ${sellers} ұсыныс`;
export const noOffers = 'Бұл апталарда карточкада ұсыныс жоқ.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Әзірге бір апта ғана, сызық екіншісінен басталады: ең төмен баға ${min}, медиана ${median}, ${sellers}.`;
