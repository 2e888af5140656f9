import type { BubbleLabels } from '@vitrina/ui/charts/growth-bubbles';
import { nouns } from '@vitrina/ui/format/plural';

export const anotherChart = (title: string) => `Ещё график: ${title}`;

export const revenueByCategories = 'Выручка по категориям';
export const revenueByBrands = 'Выручка по брендам';

export const growth = 'Где есть куда расти';
export const growthInSentence = 'где есть куда расти';
export const categoryLabels: BubbleLabels = {
  one: 'Категория',
  noun: nouns.category,
  revenue: 'Выручка категории',
  area: 'выручка категории',
  share: 'Доля в категории',
  index: 'Индекс всей категории',
};
export const brandLabels: BubbleLabels = {
  one: 'Бренд',
  noun: nouns.brand,
  revenue: 'Выручка бренда в этих категориях',
  area: 'выручка бренда',
  share: 'Доля в бренде',
  index: 'Индекс всего бренда',
};

export const prospects = 'Товары по перспективности';
export const prospectsInSentence = 'товары по перспективности';
export const priceAndSalesInSentence = 'цена и продажи';
