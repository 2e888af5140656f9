import { createPlural } from '@vitrina/ui/format/noun';

export const change = 'Change seller';
export const choose = 'Choose a seller';
export const accusative = 'the seller profile';
export const lists = 'Seller lists';

export const changes = 'Why';
export const prices = 'Prices';
export const rivals = 'Rivals';

export const sold = (products: string, categories: string, brands: string) =>
  `With sales: ${products}, ${categories}, ${brands}`;
export const unknownAge = 'On Kaspi: unknown';
export const age = (age: string) => `On Kaspi for ${age}`;
export const since = (day: string) => `since ${day}`;
export const sinceAndAge = (day: string, age: string) => `On Kaspi since ${day} · ${age}`;
export const rating = 'Rating';
export const review = createPlural('review', 'reviews');
export const topOfBoth = 'top categories and brands';
export const topCategories = 'Top categories';
export const topBrands = 'Top brands';
export const onOnePage = 'On one page';
export const inTabs = 'In tabs';
export const openOnKaspi = 'Open on Kaspi';
