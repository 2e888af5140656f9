import { createInvariable } from '@vitrina/ui/format/noun';

export const caption = 'Карточкадағы бағалар апта бойынша';
export const prices = (median: string, min: string) => `медиана ${median} · ең төмен ${min}`;
export const ownPrice = (price: string) => `менікі ${price}`;
export const ownCheapestPrice = (price: string) => `менікі ${price}\u00a0— ең арзан`;
export const week = createInvariable('апта');
export const neverCheapest = 'Бағаңыз ең төмен болған жоқ';
export const cheapestWeeks = (weeks: string, all: string) =>
  `Бағаңыз ${all} аптаның ішінде ${weeks} ең төмен болды`;
export const rankNow = (rank: string, sellers: string) => `; қазір ${sellers} ішінде ${rank}-орында`;
export const noOffers = 'Бұл апталарда карточкада ұсыныс жоқ.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Әзірге бір апта ғана, сызық екіншісінен басталады: ең төмен баға ${min}, медиана ${median}, ${sellers}.`;
