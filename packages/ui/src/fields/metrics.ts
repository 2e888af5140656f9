import type { FieldDefinition } from './field-definition.ts';

const money = (label: string, hint: string): FieldDefinition => ({
  label,
  unit: '₸',
  explanation: hint,
  kind: 'money',
});
const price = (label: string, hint: string): FieldDefinition => ({
  label,
  unit: '₸',
  explanation: hint,
  kind: 'price',
});
const share = (label: string, hint: string): FieldDefinition => ({
  label,
  unit: '%',
  explanation: hint,
  kind: 'share',
});
const hhi = (label: string, hint: string): FieldDefinition => ({ label, explanation: hint, kind: 'hhi' });
const rating = (label: string, hint: string, short = 'Рейтинг'): FieldDefinition => ({
  label,
  shortLabel: short,
  explanation: hint,
  kind: 'rating',
});

/** Definitions of money, shares, indices and ratings. */
export const metricDefinitions = {
  revenue: money('Выручка', 'Сумма продаж за неделю, без вычета комиссии и возвратов.'),
  averagePrice: price(
    'Средняя цена',
    'Выручка, делённая на число проданных штук; дорогие товары её поднимают.',
  ),
  medianPrice: price(
    'Медианная цена',
    'Половина проданного дешевле, половина дороже; если не продано ничего, то же по предложенным ценам.',
  ),
  maxPrice: price('Макс. цена', 'Самая высокая цена товара среди всех его продавцов за неделю.'),
  price: price('Цена', 'Цена предложения за неделю; прочерк\u00a0— предложения нет.'),
  priceBefore: price(
    'Цена раньше',
    'Цена предложения в неделю, с которой сравнивают; прочерк\u00a0— его не было.',
  ),
  minPrice: price('Мин. цена', 'Самая низкая цена товара среди всех его продавцов за неделю.'),
  sellerPrice: { ...price('Цена продавца', 'Цена этого товара у этого продавца.'), shortLabel: 'Цена' },

  shareRevenueFromTotal: share('Доля рынка', 'Часть выручки всего рынка за неделю.'),
  shareRevenueFromCategory: share('Доля в категории', 'Какую часть выручки категории даёт эта строка.'),
  shareRevenueFromSection: share('Доля в разделе', 'Какую часть выручки раздела даёт эта строка.'),
  shareRevenueFromBrand: share('Доля в бренде', 'Какую часть выручки бренда даёт эта строка.'),
  shareRevenueFromSeller: share('Доля у продавца', 'Какую часть выручки продавца даёт эта строка.'),

  shareRevenueFromProduct: share('Доля в товаре', 'Какую часть выручки товара даёт это предложение.'),
  gapToMin: {
    ...share(
      'Дороже минимума',
      'На сколько процентов цена выше самой низкой на карточке; 0\u00a0— дешевле нет.',
    ),
    shortLabel: 'К минимуму',
  },

  potentialProfitIndex: {
    label: 'Индекс перспективности',
    shortLabel: 'Перспективность',
    explanation:
      'Число от 0 до 1 из спроса, открытости рынка, выручки на предложение, слабости лидеров и запаса в цене: чем выше, тем легче заработать.',
    kind: 'prospect',
  },
  meanPotentialProfitIndex: {
    label: 'Средний индекс перспективности',
    shortLabel: 'Средняя перспективность',
    explanation:
      'Среднее индексов категорий раздела с учётом их выручки: крупная категория весит больше; своего индекса у раздела нет.',
    kind: 'prospect',
  },
  demandIndex: {
    label: 'Индекс спроса',
    explanation:
      'Число от 0 до 1: много ли покупают и много ли продаж приходится на одно предложение; 0,5\u00a0— типичная продажа недели.',
    kind: 'index',
  },
  categorySellersHHI: hhi(
    'Концентрация продавцов (HHI)',
    'Сумма квадратов долей выручки продавцов, от 0 до 10 000: до 1500 концентрация слабая, до 2500 умеренная, дальше высокая; чем она слабее, тем легче войти.',
  ),
  categoryBrandsHHI: hhi(
    'Концентрация брендов (HHI)',
    'Сумма квадратов долей выручки брендов, от 0 до 10 000; каждый товар без бренда считается отдельным брендом.',
  ),
  sectionSellersHHI: hhi(
    'Концентрация продавцов раздела (HHI)',
    'Сумма квадратов долей продавцов в выручке всего раздела, от 0 до 10 000; продавец нескольких категорий считается один раз.',
  ),
  sectionBrandsHHI: hhi(
    'Концентрация брендов раздела (HHI)',
    'Сумма квадратов долей брендов в выручке всего раздела, от 0 до 10 000; каждый товар без бренда считается отдельным брендом.',
  ),
  productSellersHHI: hhi(
    'Концентрация продавцов товара (HHI)',
    'Сумма квадратов долей продавцов в выручке товара, от 0 до 10 000: чем больше, тем меньше продавцов держат карточку.',
  ),
  brandSellersHHI: hhi(
    'Концентрация продавцов бренда (HHI)',
    'Сумма квадратов долей продавцов в выручке бренда, от 0 до 10 000: чем больше, тем меньше продавцов держат бренд.',
  ),

  rating: rating('Рейтинг продавца', 'Оценка магазина на Kaspi от 1 до 5; прочерк\u00a0— оценок нет.'),
  lastRating: rating(
    'Последний рейтинг',
    'Рейтинг продавца или товара за эту неделю, от 1 до 5; прочерк\u00a0— оценок нет.',
  ),
  averageRating: rating(
    'Средний рейтинг',
    'Средняя оценка товаров с учётом числа отзывов, у одного товара\u00a0— его рейтинг; прочерк\u00a0— оценок нет.',
  ),
} as const satisfies Record<string, FieldDefinition>;
