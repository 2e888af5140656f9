import type { FacedField } from '@vitrina/ui/faces.ts';

/** One factor of the potential profit index. */
interface Factor {
  title: string;
  /** Its exponent in the product. */
  weight: string;
  /** What it is, in words. */
  text: string;
  /** What it is, as a formula. */
  rule: string;
}

/** The five factors of the potential profit index, in the order of their weight. */
export const terms: readonly Factor[] = [
  {
    title: 'Спрос (индекс спроса)',
    weight: '0,30',
    text: 'Сколько покупают и сколько продаж приходится на одно предложение: большая, но тесная ниша и живая, но крошечная обе остаются умеренными.',
    rule: '√( h(продажи, kU) · h(продажи ÷ предложения с продажами, kI) )',
  },
  {
    title: 'Открытость рынка',
    weight: '0,25',
    text: 'На сколько равных соперников похож рынок. Решает худшее из двух: концентрация продавцов или брендов.',
    rule: 'h(10 000 ÷ больший HHI, 5)',
  },
  {
    title: 'Выручка на предложение',
    weight: '0,20',
    text: 'Медианная выручка предложения с продажами. Когда продаж мало, значение подтягивается к нейтральной половине.',
    rule: 'w · h(медианная выручка предложения, kY) + (1 − w) · 0,5, где w = продажи ÷ (продажи + 10)',
  },
  {
    title: 'Слабость лидеров',
    weight: '0,15',
    text: 'У тех, кто забирает выручку, мало отзывов или слабые оценки — войти легче.',
    rule: '1 − Σ выручка · h(отзывы, kC) · q ÷ Σ выручка; q — оценка товара от 3 до 5, приведённая к 0–1 и сглаженная',
  },
  {
    title: 'Запас в цене',
    weight: '0,10',
    text: 'Доставка стоит примерно одинаково, поэтому у дешёвых товаров запаса меньше.',
    rule: 'h(медианная цена, kP)',
  },
];

/** The figures whose definitions the page gives, in the words of their one face. */
export const fields = [
  'revenue',
  'salesCount',
  'averagePrice',
  'medianPrice',
  'minPrice',
  'sellerPrice',
  'demandIndex',
  'placeByRevenue',
  'shareRevenueFromTotal',
  'shareRevenueFromCategory',
  'shareRevenueFromBrand',
  'shareRevenueFromSeller',
  'categorySellersHHI',
  'categoryBrandsHHI',
  'brandSellersHHI',
  'sellersCount',
  'brandsCount',
  'categoriesCount',
  'productsCount',
  'competitorsCount',
  'rating',
  'lastRating',
  'averageRating',
  'commentsCount',
] as const satisfies readonly FacedField[];
