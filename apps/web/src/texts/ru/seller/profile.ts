import type { Noun } from '@vitrina/ui/format/noun';

export const change = 'Сменить продавца';
export const choose = 'Выберите продавца';
export const accusative = 'профиль продавца';
export const lists = 'Списки продавца';

export const changes = 'Почему';
export const prices = 'Цены';
export const rivals = 'Соперники';

export const sold = (products: string, categories: string, brands: string) =>
  `С продажами: ${products}, ${categories}, ${brands}`;
export const unknownAge = 'На Kaspi\u00a0— неизвестно';
export const age = (age: string) => `На Kaspi ${age}`;
export const since = (day: string) => `с ${day}`;
export const sinceAndAge = (day: string, age: string) => `На Kaspi с ${day} · ${age}`;
export const rating = 'Рейтинг';
export const review: Noun = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
export const topOfBoth = 'топ категорий и брендов';
export const topCategories = 'Топ категорий';
export const topBrands = 'Топ брендов';
export const onOnePage = 'На одной странице';
export const inTabs = 'Со вкладками';
export const openOnKaspi = 'Открыть на Kaspi';
