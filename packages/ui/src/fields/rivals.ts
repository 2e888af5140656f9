import type { FieldDefinition } from './field-definition.ts';

const count = (label: string, explanation: string, shortLabel = label): FieldDefinition => ({
  label,
  shortLabel,
  explanation,
  kind: 'count',
});

const money = (label: string, explanation: string, shortLabel = label): FieldDefinition => ({
  label,
  shortLabel,
  unit: '₸',
  explanation,
  kind: 'money',
});

/** Definitions of what reports on a seller's rivals have beside other reports. */
export const rivalDefinitions = {
  sharedProductsCount: count('Общие карточки', 'Карточки, которые предлагают оба продавца.', 'Общие'),
  sharedRevenue: money('Выручка на общих', 'Выручка продавца на карточках, которые предлагают оба.'),
  cheaperCount: count('Соперник дешевле', 'Общие карточки, где цена соперника ниже.'),
  dearerCount: count('Соперник дороже', 'Общие карточки, где цена соперника выше.'),
  equalCount: count('Цены равны', 'Общие карточки, где цены равны.'),
  overlap: {
    label: 'Похожесть',
    unit: '%',
    explanation:
      'Какая часть выручки приходится у обоих на одни и те же категории; 0\u00a0— ни на одну или продаж не было.',
    kind: 'share',
  },
  rivalsCount: count('Соперники', 'Сколько выбранных соперников предлагают карточку.'),
  rivalsRevenue: money('Выручка соперников', 'Выручка выбранных соперников на карточке.'),
  revenuePerOffer: money(
    'Выручка на предложение',
    'Выручка карточки, делённая на число её продавцов.',
    'На предложение',
  ),
} as const satisfies Record<string, FieldDefinition>;
