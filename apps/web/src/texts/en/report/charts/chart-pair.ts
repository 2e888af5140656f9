import type { BubbleLabels } from '@vitrina/ui/charts/growth-bubbles';
import { nouns } from '@vitrina/ui/format/plural';

export const anotherChart = (title: string) => `Another chart: ${title}`;

export const revenueByCategories = 'Revenue by category';
export const revenueByBrands = 'Revenue by brand';

export const growth = 'Room to grow';
export const growthInSentence = 'room to grow';
export const categoryLabels: BubbleLabels = {
  one: 'Category',
  noun: nouns.category,
  revenue: 'Category revenue',
  area: 'category revenue',
  share: 'Share of category',
  index: 'Index of the whole category',
};
export const brandLabels: BubbleLabels = {
  one: 'Brand',
  noun: nouns.brand,
  revenue: 'Brand revenue in these categories',
  area: 'brand revenue',
  share: 'Share of brand',
  index: 'Index of the whole brand',
};

export const prospects = 'Products by prospects';
export const prospectsInSentence = 'products by prospects';
export const priceAndSalesInSentence = 'price and sales';
