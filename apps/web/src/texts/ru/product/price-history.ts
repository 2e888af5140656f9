export const caption = 'Цены на карточке по неделям';
export const prices = (median: string, min: string) => `медиана ${median} · минимум ${min}`;
export const ownPrice = (price: string) => `моя ${price}`;
export const ownCheapestPrice = (price: string) => `моя ${price}\u00a0— дешевле всех`;
export const cheapestWeeks = (cheapest: string, all: string) => `Дешевле всех: недель ${cheapest} из ${all}`;
/** The same, and the rank by price now. */
export const cheapestWeeksAndRank = (cheapest: string, all: string, rank: string, sellers: string) =>
  `Дешевле всех: недель ${cheapest} из ${all}, сейчас ${rank} по цене из\u00a0${sellers}`;
export const noOffers = 'За эти недели предложений на карточке нет.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Пока одна неделя, линия появится со второй: минимум ${min}, медиана ${median}, ${sellers}.`;
