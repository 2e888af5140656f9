export const choose = 'Выберите от двух до пяти, чтобы сравнить.';
export const chooseKind = 'Что сравнить';

export const sellersTitle = 'Сравнение продавцов';
export const brandsTitle = 'Сравнение брендов';
export const categoriesTitle = 'Сравнение категорий';
export const productsTitle = 'Сравнение товаров';

/** Reports, in the accusative. */
export const sellerHistory = 'историю продавца';
export const brandHistory = 'историю бренда';
export const categoryHistory = 'историю категории';
export const productHistory = 'историю товара';

export const nothingToCompare = 'Сравнивать нечего';
export const noOffers = 'За последние 26 недель предложений не было.';
export const addAnother = 'Добавьте ещё один вариант, чтобы было с чем сравнить.';

export const missingSeller = (id: number) =>
  `Продавца №\u00a0${id} нет ни в\u00a0одной из\u00a0последних 26 недель.`;
export const missingBrand = (id: number) =>
  `Бренда №\u00a0${id} нет ни в\u00a0одной из\u00a0последних 26 недель.`;
export const missingCategory = (id: number) =>
  `Категории №\u00a0${id} нет ни в\u00a0одной из\u00a0последних 26 недель.`;
export const missingProduct = (id: number) =>
  `Товара №\u00a0${id} нет ни в\u00a0одной из\u00a0последних 26 недель.`;
export const removeMissing = 'Убрать';
export const numbered = (id: number) => `№\u00a0${id}`;

export const add = 'Добавить к сравнению';
export const addUpTo = (most: number) => `Добавить, до ${most}`;
export const remove = (title: string) => `Убрать из сравнения: ${title}`;
export const loading = 'Загружается';
export const findProduct = 'Название, ссылка или артикул товара';

export const figure = 'Показатель';
export const revenueAgainst = (against: string) => `Выручка ${against}`;
export const cheapest = 'Доля выручки по самой низкой цене';
export const notRead = 'нет ответа';
export const boldIsBest = 'жирным — больше всех';
export const best = 'больше всех:';

export const byWeek = 'По неделям';
export const units = 'шт.';
export const share = 'доля';
export const rank = 'место';
export const revenueByWeek = 'Выручка по неделям';
export const unitsByWeek = 'Продажи по неделям';
export const shareByWeek = 'Доля по неделям';
export const rankByWeek = 'Место по неделям';
export const scale = 'Масштаб';
export const asIs = 'как есть';
export const fromHundred = 'начало\u00a0=\u00a0100';

/** The report of the products that several sellers offer, in the accusative. */
export const sharedCardsReport = 'общие товары';
export const sharedCards = 'Общие товары';
export const sharedCardsOfSellers = 'Общие товары продавцов';
export const offeredByTwo = 'есть у двоих и больше';
export const largestOf = (shown: string, count: string) => `${shown} крупнейших из ${count}`;
export const whichCards = 'Какие товары';
export const allCards = 'Все';
export const ofAllSellers = (count: number) => `У всех ${count}`;
export const cheapestAt = (seller: string) => `Дешевле у\u00a0${seller}`;
export const showMore = (count: string) => `Показать ещё ${count}`;
export const noSharedCards = 'Общих товаров нет';
export const noneShared = 'Ни один товар за эту неделю не предлагали двое из выбранных.';

export const product = 'Товар';
export const price = 'Цена, ₸';
export const spread = 'Разброс';
export const revenue = 'Выручка, ₸';
export const together = 'Вместе, ₸';
