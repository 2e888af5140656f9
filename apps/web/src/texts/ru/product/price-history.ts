import type { Noun } from '@vitrina/ui/format/noun';

export const caption = 'Цены на карточке по неделям';
export const prices = (median: string, min: string) => `медиана ${median} · минимум ${min}`;
export const ownPrice = (price: string) => `моя ${price}`;
export const ownCheapestPrice = (price: string) => `моя ${price}\u00a0— дешевле всех`;
export const week: Noun = { one: 'неделю', few: 'недели', many: 'недель' };
export const neverCheapest = 'Самой низкой ваша цена не была';
/** «Самой низкой ваша цена была 3 недели из 7» */
export const cheapestWeeks = (weeks: string, all: string) => `Самой низкой ваша цена была ${weeks} из ${all}`;
/** After one of these: the rank by price now. */
export const rankNow = (rank: string, sellers: string) => `; сейчас ${rank}-я из\u00a0${sellers}`;
export const noOffers = 'За эти недели предложений на карточке нет.';
export const oneWeek = (min: string, median: string, sellers: string) =>
  `Пока одна неделя, линия появится со второй: минимум ${min}, медиана ${median}, ${sellers}.`;
