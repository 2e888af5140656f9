import type { FieldDefinition } from './field-definition.ts';

const define = (
  kind: FieldDefinition['kind'],
  label: string,
  explanation: string,
  rest: Partial<FieldDefinition> = {},
): FieldDefinition => ({ label, explanation, kind, ...rest });

const tenge = { unit: '₸' } as const;
const price = (label: string, explanation: string, shortLabel = label): FieldDefinition =>
  define('price', label, explanation, { ...tenge, shortLabel });
const effect = (label: string, explanation: string, shortLabel = label): FieldDefinition =>
  define('effect', label, explanation, { unit: 'тыс. ₸', shortLabel });
const count = (label: string, explanation: string): FieldDefinition => define('count', label, explanation);
const other = (label: string, explanation: string): FieldDefinition => define('other', label, explanation);

/** Definitions of what changes and price positions have beside other reports. */
export const insightDefinitions = {
  demandEffect: effect(
    'Эффект спроса',
    'Сколько дало то, что всего на карточке (у бренда\u00a0— в категории) покупают больше или меньше, при прежних доле и цене.',
    'Спрос',
  ),
  shareEffect: effect('Эффект доли', 'Сколько дала другая доля в штуках при прежней цене.', 'Доля'),
  priceEffect: effect(
    'Эффект цены',
    'Сколько дала другая полученная цена; у бренда это цена и состав проданного.',
    'Цена',
  ),
  addedEffect: effect('Добавлено', 'Выручка того, чего в неделю сравнения не предлагали.'),
  removedEffect: effect('Убрано', 'Выручка, ушедшая с тем, чего больше не предлагают.'),
  marketEffect: effect('Рынок', 'Сколько дал бы рост остальных продавцов в тех же категориях.'),
  ownEffect: effect('Сам', 'Изменение выручки за вычетом того, что дал рынок.'),
  minPriceBefore: price('Мин. цена раньше', 'Самая низкая цена карточки в неделю, с которой сравнивают.'),
  productSalesCountBefore: count(
    'Продажи карточки раньше',
    'Штук у всех продавцов карточки в неделю сравнения.',
  ),
  productSalesCount: count('Продажи карточки', 'Сколько штук продали все продавцы карточки.'),
  sellersCountBefore: count('Продавцы раньше', 'Сколько продавцов было на карточке в неделю сравнения.'),
  sellersEntered: count('Пришли продавцы', 'Другие продавцы, которых на карточке не было.'),
  sellersLeft: count('Ушли продавцы', 'Другие продавцы, которых на карточке больше нет.'),
  isCheapestBefore: other('Был дешевле всех', 'Была ли своя цена самой низкой на карточке.'),
  isCheapest: other('Дешевле всех', 'Самая ли низкая своя цена на карточке.'),
  isWithinChance: other('Может быть случайно', 'При таком числе штук такая разница бывает сама собой.'),
  shareRevenueFromCategoryBefore: define(
    'share',
    'Доля в категории раньше',
    'Часть выручки категории в неделю, с которой сравнивают.',
    { unit: '%' },
  ),
  minPriceOfOthers: price(
    'Минимум других продавцов',
    'Самая низкая цена остальных продавцов карточки; прочерк\u00a0— других нет.',
    'Мин. других',
  ),
  cheapestSellerId: define('code', 'ID самого дешёвого', 'Номер продавца с этой ценой в Vitrina.'),
  cheapestSellerTitle: define(
    'title',
    'Дешевле всех из других',
    'Продавец с самой низкой ценой среди остальных.',
  ),
  referencePrice: price(
    'Обычная цена',
    'Середина предложенных цен карточки: половина не выше, половина не ниже.',
  ),
  belowCount: count('Ниже обычной', 'Сколько предложений дешевле обычной цены больше чем на порог.'),
  offersCount: count('Предложения', 'Сколько карточек с другими продавцами он предлагает.'),
  revenueBelow: define('money', 'Выручка по низкой цене', 'Выручка предложений ниже обычной цены.', tenge),
  deepestGap: define('gap', 'Глубже всего', 'Самое большое отклонение вниз от обычной цены.', { unit: '%' }),
} as const satisfies Record<string, FieldDefinition>;

/** Definitions of what screens compute from changes, series and price positions. No report has these fields. */
export const computedDefinitions = {
  facts: define(
    'title',
    'Что произошло',
    'Только то, что видно из цифр обеих недель; у случайной разницы причины нет.',
  ),
  weekRevenues: define(
    'line',
    'Выручка на всём Kaspi за 8 недель',
    'По неделям до этой, у товара\u00a0— у всех его продавцов; разрыв линии\u00a0— неделя не опубликована или предложений не было.',
    { shortLabel: '8 недель' },
  ),
  shareOfChosen: define(
    'share',
    'Доля отобранного',
    'Часть выручки всех выбранных категорий; без выбора\u00a0— доля рынка.',
    { unit: '%' },
  ),
  share: define('share', 'Доля', 'Часть выручки всего, что здесь сравнивают.', { unit: '%' }),
  room: define(
    'money',
    'Запас цены',
    'Сколько прибавили бы проданные штуки по самой низкой цене остальных.',
    tenge,
  ),
  shareChange: define(
    'change',
    'Изменение доли',
    'Разница с долей недели, с которой сравнивают, в процентных пунктах; прочерк\u00a0— тогда или теперь этого не было.',
    { shortLabel: 'Доля', unit: 'п. п.' },
  ),
  gapToOthers: define(
    'gap',
    'Разница с минимумом других',
    'На сколько процентов своя цена выше или ниже самой низкой цены остальных.',
    { shortLabel: 'Разница', unit: '%' },
  ),
} as const satisfies Record<string, FieldDefinition>;
