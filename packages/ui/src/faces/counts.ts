import type { Face } from './face.ts';

const count = (label: string, hint: string): Face => ({ label, hint, kind: 'count' });

/** Numbers of things, and places. */
export const countFaces = {
  salesCount: {
    label: 'Продажи',
    unit: 'шт.',
    hint: 'Сколько единиц продано за неделю (оценка).',
    kind: 'count',
  },
  placeByRevenue: {
    label: 'Место по выручке',
    short: 'Место',
    hint: 'Позиция среди всех за эту неделю; 1 — наибольшая выручка. Равная выручка — равное место. Прочерк — продаж не было.',
    kind: 'place',
  },
  sellersCount: count('Продавцы', 'Все продавцы с предложением за неделю, с продажами и без.'),
  brandsCount: count(
    'Бренды',
    'Все бренды с предложением за неделю, с продажами и без; «Без бренда» не считается.',
  ),
  productsCount: count('Товары', 'Все карточки с предложением за неделю, с продажами и без.'),
  categoriesCount: count('Категории', 'Все категории с предложением за неделю, с продажами и без.'),
  competitorsCount: count(
    'Конкуренты',
    'Другие продавцы с предложением: в той же категории, того же бренда или на той же карточке.',
  ),
  categoriesWithSalesCount: count(
    'Категорий с продажами',
    'В скольких категориях продавец продал хотя бы одну единицу.',
  ),
  brandsWithSalesCount: count(
    'Брендов с продажами',
    'Сколько брендов продавца продавалось; «Без бренда» не считается.',
  ),
  productsWithSalesCount: count('Товаров с продажами', 'Сколько карточек продавца продавалось.'),
  commentsCount: count('Отзывы', 'Число отзывов: у товара или у продавца.'),
} as const satisfies Record<string, Face>;
