import { createPlural } from '@vitrina/ui/format/noun';

export const change = 'Change seller';
export const choose = 'Choose a seller';
export const accusative = 'the seller profile';
export const lists = 'Seller lists';

export const changes = 'What changed';
export const prices = 'Prices';
export const rivals = 'Rivals';
export const missing = 'Missing here';
export const missingOwn = 'You lack';

export const sold = (products: string, categories: string, brands: string) =>
  `With sales: ${products}, ${categories}, ${brands}.`;
export const unknownAge = 'On Kaspi: unknown';
export const age = (age: string) => `${age} on Kaspi`;
export const since = (day: string) => `On Kaspi since ${day}`;
export const rating = 'Rating';
export const review = createPlural('review', 'reviews');
export const onOnePage = 'On one page';
export const inTabs = 'In tabs';
export const openOnKaspi = 'Open on Kaspi';
