import type { Noun } from '@vitrina/ui/format/noun';

export const change = 'Сменить продавца';
export const choose = 'Выберите продавца';
export const accusative = 'профиль продавца';
export const lists = 'Списки продавца';

export const changes = 'Причины';
export const prices = 'Цены';
export const rivals = 'Конкуренты';
export const missing = 'Нет у продавца';
/** Of one's own shop. */
export const missingOwn = 'Нет у вас';

export const sold = (products: string, categories: string, brands: string) =>
  `С продажами: ${products}, ${categories}, ${brands}.`;
export const unknownAge = 'На Kaspi\u00a0— неизвестно';
export const age = (age: string) => `${age} на Kaspi`;
export const since = (day: string) => `На Kaspi с ${day}`;
export const rating = 'Рейтинг';
export const review: Noun = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
export const onOnePage = 'На одной странице';
export const inTabs = 'Со вкладками';
export const openOnKaspi = 'Открыть на Kaspi';
