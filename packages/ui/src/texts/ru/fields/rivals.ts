export const sharedProductsCount = [
  'Общие карточки',
  'Карточки, которые предлагают оба продавца.',
  'Общие',
] as const;
export const sharedRevenue = [
  'Своя на общих',
  'Выручка продавца на карточках, которые предлагают оба.',
] as const;
export const cheaperCount = ['Соперник дешевле', 'Общие карточки, где цена соперника ниже.'] as const;
export const dearerCount = ['Соперник дороже', 'Общие карточки, где цена соперника выше.'] as const;
export const equalCount = ['Цены равны', 'Общие карточки, где цены равны.'] as const;
export const overlap = [
  'Похожесть',
  'Какая часть выручки приходится у обоих на одни и те же категории; 0\u00a0— ни на одну или продаж не было.',
] as const;
export const rivalsCount = ['Соперники', 'Сколько выбранных соперников предлагают карточку.'] as const;
export const rivalsRevenue = ['Выручка соперников', 'Выручка выбранных соперников на карточке.'] as const;
export const revenuePerOffer = [
  'Выручка на предложение',
  'Выручка карточки, делённая на число её продавцов.',
  'На предложение',
] as const;
