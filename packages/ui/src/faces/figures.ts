import type { Face } from './face.ts';

const money = (label: string, hint: string): Face => ({ label, unit: '₸', hint, kind: 'money' });
const price = (label: string, hint: string): Face => ({ label, unit: '₸', hint, kind: 'price' });
const share = (label: string, hint: string): Face => ({ label, unit: '%', hint, kind: 'share' });
const hhi = (label: string, hint: string): Face => ({ label, hint, kind: 'hhi' });
const rating = (label: string, hint: string, short = 'Рейтинг'): Face => ({
  label,
  short,
  hint,
  kind: 'rating',
});

/** Money, shares, indices and ratings. */
export const figureFaces = {
  revenue: money('Выручка', 'Сумма продаж за неделю. Без вычета комиссии и возвратов.'),
  averagePrice: price('Средняя цена', 'Выручка ÷ продажи. Чувствительна к дорогим товарам.'),
  medianPrice: price(
    'Медианная цена',
    'Половина продаж дешевле, половина дороже. Устойчива к выбросам. Без продаж — медиана предложенных цен.',
  ),
  minPrice: price('Мин. цена', 'Самая низкая цена среди продавцов товара за неделю.'),
  sellerPrice: price('Цена продавца', 'Цена этого товара у этого продавца.'),

  shareRevenueFromTotal: share(
    'Доля рынка',
    'В списке категорий — доля в выручке всей недели. В поиске брендов — доля в выручке выбранных категорий.',
  ),
  shareRevenueFromCategory: share('Доля в категории', 'Какую часть выручки категории даёт эта строка.'),
  shareRevenueFromBrand: share('Доля в бренде', 'Какую часть выручки бренда даёт эта строка.'),
  shareRevenueFromSeller: share('Доля у продавца', 'Какую часть выручки продавца даёт эта строка.'),

  potentialProfitIndex: {
    label: 'Индекс перспективности',
    short: 'Перспективность',
    hint: 'От 0 до 1. Объединяет спрос, открытость рынка, выручку на предложение, слабость лидеров и запас в цене.',
    kind: 'prospect',
  },
  demandIndex: {
    label: 'Индекс спроса',
    hint: 'От 0 до 1. Сколько покупают и сколько продаж приходится на одно предложение. 0,5 — типичная продажа недели.',
    kind: 'index',
  },
  categorySellersHHI: hhi(
    'Концентрация продавцов (HHI)',
    'Сумма квадратов долей выручки продавцов, 0–10 000. До 1500 слабая, до 2500 умеренная, выше высокая. Чем слабее, тем легче войти.',
  ),
  categoryBrandsHHI: hhi(
    'Концентрация брендов (HHI)',
    'Сумма квадратов долей выручки брендов, 0–10 000; товары без бренда считаются по отдельности.',
  ),
  brandSellersHHI: hhi(
    'Концентрация продавцов бренда (HHI)',
    'Насколько продажи бренда сосредоточены у немногих продавцов, 0–10 000.',
  ),

  rating: rating('Рейтинг продавца', 'Оценка магазина на Kaspi, 1–5. Прочерк — оценок нет.'),
  lastRating: rating('Последний рейтинг', 'Рейтинг продавца или товара за неделю. Прочерк — оценок нет.'),
  averageRating: rating(
    'Средний рейтинг',
    'Средняя оценка товаров, взвешенная по числу отзывов; у товара — его рейтинг. Прочерк — оценок нет.',
  ),
} as const satisfies Record<string, Face>;
