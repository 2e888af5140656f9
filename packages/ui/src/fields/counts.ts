import type { FieldDefinition } from './field-definition.ts';

const count = (label: string, hint: string): FieldDefinition => ({ label, explanation: hint, kind: 'count' });

/** Definitions of counts and ranks. */
export const countDefinitions = {
  salesCount: {
    label: 'Продажи',
    unit: 'шт.',
    explanation: 'Сколько штук продано за неделю; это оценка.',
    kind: 'count',
  },
  placeByRevenue: {
    label: 'Место по выручке',
    shortLabel: 'Место',
    explanation:
      'Место среди всех за эту неделю: 1\u00a0— наибольшая выручка, равная выручка делит место; прочерк\u00a0— продаж не было.',
    kind: 'rank',
  },
  place: {
    label: 'Место',
    explanation:
      'Место среди тех, у кого были продажи: 1\u00a0— наибольшее значение; прочерк\u00a0— продаж не было.',
    kind: 'rank',
  },
  placeInCategory: {
    label: 'Место в категории',
    explanation:
      'Место товара по выручке среди проданных товаров его категории: 1\u00a0— наибольшая; прочерк\u00a0— продаж не было.',
    kind: 'rank',
  },
  indexPlaceInCategory: {
    label: 'Место в категории по индексу',
    explanation:
      'Место товара по индексу перспективности среди проданных товаров его категории: 1\u00a0— наибольший; прочерк\u00a0— продаж не было.',
    kind: 'rank',
  },
  indexPlacesInCategoryCount: count('Мест в категории', 'Сколько товаров категории купили за неделю.'),
  placesInCategoryCount: count('Мест в категории', 'Сколько товаров категории купили за неделю.'),
  priceRank: {
    label: 'Место по цене',
    explanation:
      'Место цены на карточке: 1\u00a0— самая низкая, равные цены делят место; прочерк\u00a0— предложения нет.',
    kind: 'rank',
  },
  salesCountBefore: {
    label: 'Продажи раньше',
    unit: 'шт.',
    explanation: 'Сколько штук продано в неделю, с которой сравнивают; прочерк\u00a0— предложения не было.',
    kind: 'count',
  },
  sellersWithSalesCount: count('Продавцов с продажами', 'У скольких продавцов товар купили за неделю.'),
  placesCount: count('Мест', 'У скольких за неделю были продажи: столько и мест.'),
  sellersCount: count('Продавцы', 'Сколько продавцов предлагали эти товары за неделю, с продажами и без.'),
  brandsCount: count(
    'Бренды',
    'Сколько брендов предлагали за неделю, с продажами и без; «Без бренда» не считается.',
  ),
  productsCount: count('Товары', 'Сколько товаров предлагали за неделю, с продажами и без.'),
  categoriesCount: count(
    'Категории',
    'В скольких категориях что-то предлагали за неделю, с продажами и без.',
  ),
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
} as const satisfies Record<string, FieldDefinition>;
