import type { Noun } from '@vitrina/ui/format/noun';

export const accusative = 'карточку товара';
export const choose = 'Выберите товар';
export const chooseHow =
  'Откройте его из любого списка товаров или вставьте в поиск название, ссылку или артикул Kaspi.';

export const review: Noun = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
export const rating = 'Рейтинг';
export const index = 'перспективность';
/** Explains the place. */
export const shareOfCategory = (share: string, sold: string) =>
  `${share} выручки категории; за неделю продано: ${sold}`;
export const nothingSold = 'За неделю ничего не продано';
export const place = (place: number, count: string) =>
  `${place}-е\u00a0место из\u00a0${count} в\u00a0категории`;
export const isNew = 'новый';
export const openOnKaspi = 'Открыть на Kaspi';

/** The tab of the prices, and the heading of their chart. */
export const pricesTab = 'Цены';
export const pricesHeading = 'Цены на карточке';
/** A price, or the change of the lowest one. */
export const minimum = (price: string) => `минимум ${price}`;
export const yours = (price: string) => `ваша ${price}`;
/** Below the number of sellers. */
export const sameSellers = 'без изм.';
export const enteredCount = (count: number) => `новых ${count}`;
export const leftCount = (count: number) => `ушло ${count}`;

export const offersCaption = 'Предложения товара';
export const offersAccusative = 'предложения товара';
export const offersChoice = 'Какие предложения';
export const all = 'Все';
export const entered = 'Новые';
export const left = 'Прекратили продажи';
export const cheaperThanOwn = 'Дешевле вас';
export const noOffers = 'За эту неделю предложений нет';
export const anotherWeek = 'Выберите другую неделю.';
export const noOffersOfGroup = 'Таких предложений нет';
export const anotherGroup = 'Выберите другую группу.';

/** Parts of the line of an offer on a phone. */
export const isOwn = 'мой';
export const hasEntered = 'новый';
export const hasLeft = 'прекратил продажи';
export const cheapest = 'дешевле всех';
export const gapToMin = (change: string) => `${change} к минимуму`;
