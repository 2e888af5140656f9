import type { IndexTerm } from '@vitrina/contract';
import type { Noun } from '@vitrina/ui/format/noun';

export const termTitles: Readonly<Record<IndexTerm['name'], string>> = {
  demand: 'Спрос',
  openness: 'Открытость рынка',
  yield: 'Выручка на предложение',
  entry: 'Слабость лидеров',
  price: 'Запас в цене',
};

export const sale: Noun = { one: 'продажа', few: 'продажи', many: 'продаж' };
export const review: Noun = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
export const equalSeller: Noun = {
  one: 'равный продавец',
  few: 'равного продавца',
  many: 'равных продавцов',
};
export const equalBrand: Noun = { one: 'равный бренд', few: 'равного бренда', many: 'равных брендов' };

export const demand = (sales: string, reference: string, perOffer: string, perOfferReference: string) =>
  `${sales} при опорных ${reference}, на\u00a0предложение ${perOffer} при опорных ${perOfferReference}`;
export const openness = (competitors: string) => `${competitors} при опорных 5`;
export const offerRevenue = (median: string, reference: string) =>
  `медианная выручка предложения ${median} при опорных ${reference}`;
export const entry = (reviews: string, reference: string, rating: string, meanRating: string) =>
  `в\u00a0среднем ${reviews} при опорных ${reference}, оценка ${rating} при средней ${meanRating}`;
export const price = (median: string, reference: string) =>
  `медианная цена ${median} при опорной ${reference}`;

export const ownTitle = 'Индекс перспективности';
export const shopTitle = 'Индекс магазина';
export const shopPartTitle = 'Индекс магазина в этой части';
export const partTitle = 'Индекс этой части';
export const meanOfProducts = 'среднее по товарам';
export const close = 'Закрыть';

export const mean = (products: string) => `Среднее индексов ${products}, вес товара\u00a0— его выручка.`;
export const meanAndHeaviest = (products: string, share: string) =>
  `Среднее индексов ${products}, вес товара\u00a0— его выручка. Ниже десять самых весомых, вместе ${share}.`;
export const product = 'Товар';
export const weight = 'вес';
export const index = 'индекс';
export const cannotGetProducts = 'Не удалось получить товары';
export const noMean = 'За неделю ничего не продано: среднего нет.';
export const allByIndex = (count: string) => `Все ${count} по индексу`;

export const below = 'ниже опоры';
export const notBelow = 'не ниже опоры';
export const term = 'Множитель';
export const scale = 'От 0 до 1, опора 0,5';
export const value = 'знач.';
export const hint =
  'Черта\u00a0— опорный уровень, 0,5. «Снижает»\u00a0— вклад множителя в\u00a0общее снижение индекса.';
export const loss = 'снижает';
export const place = (place: string, count: string) => `${place}-й из ${count}`;
export const placeInCategory = (place: string, count: string) => `${place}-й из ${count} в\u00a0категории`;
export const formula = (version: number | string) => `формула ${version}`;
export const noTerms = 'За неделю ничего не продано: индекс 0.';
export const weakest = 'Сильнее всего снижает {term}: {reason}.';
export const termInSentence = (title: string) => title.toLowerCase();
export const cannotGetTerms = 'Не удалось получить множители индекса';
