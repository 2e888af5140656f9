import type { Face } from './face.ts';

const count = (label: string, hint: string): Face => ({ label, hint, kind: 'count' });

/** Numbers of things, and places. */
export const countFaces = {
  salesCount: {
    label: 'Продажи',
    unit: 'шт.',
    hint: 'Сколько штук продано за неделю; это оценка.',
    kind: 'count',
  },
  placeByRevenue: {
    label: 'Место по выручке',
    short: 'Место',
    hint: 'Место среди всех за эту неделю: 1 — наибольшая выручка, равная выручка делит место; прочерк — продаж не было.',
    kind: 'place',
  },
  sellersCount: count('Продавцы', 'Все продавцы с предложением за неделю, с продажами и без.'),
  brandsCount: count(
    'Бренды',
    'Все бренды с предложением за неделю, с продажами и без; «Без бренда» не считается.',
  ),
  productsCount: count('Товары', 'Все товары с предложением за неделю, с продажами и без.'),
  categoriesCount: count('Категории', 'Все категории с предложением за неделю, с продажами и без.'),
  competitorsCount: count(
    'Конкуренты',
    'Другие продавцы с предложением: в той же категории, того же бренда или того же товара.',
  ),
  categoriesWithSalesCount: count(
    'Категорий с продажами',
    'В скольких категориях продавец продал хотя бы одну штуку.',
  ),
  brandsWithSalesCount: count(
    'Брендов с продажами',
    'Товары скольких брендов купили у продавца за неделю; «Без бренда» не считается.',
  ),
  productsWithSalesCount: count(
    'Товаров с продажами',
    'Сколько товаров продавца купили за неделю хотя бы раз.',
  ),
  commentsCount: count('Отзывы', 'Сколько отзывов на Kaspi у товара или у продавца.'),
} as const satisfies Record<string, Face>;
