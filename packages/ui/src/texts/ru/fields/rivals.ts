export const sharedProductsCount = [
  'Общие товары',
  'Товары, которые предлагают оба продавца.',
  'Общие',
] as const;
export const sharedRevenue = [
  'Выручка на общих товарах',
  'Выручка продавца на товарах, которые предлагают оба.',
] as const;
export const cheaperCount = ['Конкурент дешевле', 'Общие товары, где цена конкурента ниже.'] as const;
export const dearerCount = ['Конкурент дороже', 'Общие товары, где цена конкурента выше.'] as const;
export const equalCount = ['Цены равны', 'Общие товары, где цены равны.'] as const;
export const overlap = [
  'Похожесть',
  'Какая часть выручки у обоих приходится на одни и те же категории; 0\u00a0— общих категорий или продаж нет.',
] as const;
export const rivalsCount = ['Конкуренты', 'Сколько выбранных конкурентов предлагают товар.'] as const;
export const rivalsRevenue = [
  'Выручка конкурентов',
  'Выручка выбранных конкурентов на этом товаре.',
] as const;
export const revenuePerOffer = [
  'Выручка на продавца',
  'Выручка товара, делённая на число его продавцов.',
  'На продавца',
] as const;
