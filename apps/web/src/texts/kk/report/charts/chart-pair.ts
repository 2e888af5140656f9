import type { BubbleLabels } from '@vitrina/ui/charts/growth-bubbles';
import { nouns } from '@vitrina/ui/format/plural';

export const anotherChart = (title: string) => `Тағы бір график: ${title}`;

export const revenueByCategories = 'Санаттар бойынша түсім';
export const revenueByBrands = 'Брендтер бойынша түсім';

export const growth = 'Қай жерде өсуге болады';
export const growthInSentence = 'қай жерде өсуге болады';
export const categoryLabels: BubbleLabels = {
  one: 'Санат',
  noun: nouns.category,
  revenue: 'Санат түсімі',
  area: 'санат түсімі',
  share: 'Санаттағы үлес',
  index: 'Бүкіл санат индексі',
};
export const brandLabels: BubbleLabels = {
  one: 'Бренд',
  noun: nouns.brand,
  revenue: 'Осы санаттардағы бренд түсімі',
  area: 'бренд түсімі',
  share: 'Брендтегі үлес',
  index: 'Бүкіл бренд индексі',
};

export const prospects = 'Перспективасы бойынша тауарлар';
export const prospectsInSentence = 'перспективасы бойынша тауарлар';
export const priceAndSalesInSentence = 'баға және сатылым';
