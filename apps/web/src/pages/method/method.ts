import type { DefinedField } from '@vitrina/ui/fields';

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
    rule: '√( h(продажи) · h(продажи ÷ предложения с продажами) )',
  },
  {
    title: 'Открытость рынка',
    weight: '0,25',
    text: 'На сколько равных соперников похож рынок. Решает худшее из двух: концентрация продавцов или брендов; у бренда — продавцов, у товара — та же, что у его категории.',
    rule: 'N ÷ (N + 5), где N = 10 000 ÷ больший HHI',
  },
  {
    title: 'Выручка на предложение',
    weight: '0,20',
    text: 'Медианная выручка предложения с продажами. Когда продаж мало, значение подтягивается к нейтральной половине.',
    rule: 'w · h(медианная выручка предложения) + (1 − w) · 0,5, где w = продажи ÷ (продажи + 10)',
  },
  {
    title: 'Слабость лидеров',
    weight: '0,15',
    text: 'У тех, кто забирает выручку, мало отзывов или слабые оценки — войти легче. Оценка r сглажена: пока отзывов мало, она близка к средней за неделю µ.',
    rule: '1 − Σ (выручка · h(отзывы) · q) ÷ Σ выручка, где q = (r − 3) ÷ 2 от 0 до 1, r = (20µ + отзывы · рейтинг) ÷ (20 + отзывы)',
  },
  {
    title: 'Запас в цене',
    weight: '0,10',
    text: 'Доставка стоит примерно одинаково, поэтому у дешёвых товаров запаса меньше.',
    rule: 'h(медианная цена)',
  },
];

/** What all figures rest on. */
export const basics = {
  Неделя:
    'С понедельника по воскресенье, по ISO: первая неделя 2026 года началась 29 декабря 2025. Процент рядом с числом — перемена против предыдущей недели, если та опубликована.',
  Предложение:
    'Один товар у одного продавца. С продажами — если за неделю куплена хотя бы одна штука; без них оно остаётся в счёте товаров и продавцов.',
  '«—»': 'Значения нет. Ноль стоит только там, где посчитан ноль.',
  'Без бренда':
    'Товары без бренда видны строкой в списках брендов, но брендом не считаются: у них нет места и профиля.',
  'Мало данных': 'За неделю меньше 10 продаж: одна покупка меняет все числа строки.',
  Итого:
    'Складываются выручка, продажи и доли одного целого; средняя цена — выручка на продажи. Остальное не складывается, его в итоге нет.',
} as const;

/** How the two searches find. */
export const searches = {
  'По названию':
    'Введённое есть в названии продавца; заглавные и строчные буквы равны, остальное — точь-в-точь.',
  'По категориям':
    'Выручка, продажи и средняя цена — внутри отмеченных категорий, доля — от их выручки; место и индексы — за всю неделю.',
  'По ссылке и артикулу':
    'Ссылка Kaspi на товар или магазин либо артикул находят их, если они есть в этой неделе.',
} as const;

/** The figures whose definitions the page gives, in the words of their one face. */
export const fields = {
  'Деньги и цены': ['revenue', 'salesCount', 'averagePrice', 'medianPrice', 'minPrice', 'sellerPrice'],
  'Место и доли': [
    'placeByRevenue',
    'shareRevenueFromTotal',
    'shareRevenueFromCategory',
    'shareRevenueFromBrand',
    'shareRevenueFromSeller',
  ],
  Индексы: ['potentialProfitIndex', 'demandIndex'],
  'Сколько чего': [
    'sellersCount',
    'brandsCount',
    'categoriesCount',
    'productsCount',
    'competitorsCount',
    'categoriesWithSalesCount',
    'brandsWithSalesCount',
    'productsWithSalesCount',
  ],
  'Против прошлой недели': ['revenueDifference', 'revenueChange'],
  'Рейтинги и отзывы': ['rating', 'lastRating', 'averageRating', 'commentsCount'],
  'Лидеры и даты': ['topSellers', 'topBrands', 'topCategories', 'onKaspiFrom', 'publishedAt'],
} as const satisfies Readonly<Record<string, readonly DefinedField[]>>;
