/** Titles of the screens. */
export const search = 'Найти бренды';
export const profile = 'Профиль бренда';
export const categories = 'Категории бренда';
export const sellers = 'Продавцы бренда';
export const products = 'Товары бренда';
export const briefing = 'Отчёт для руководителя';
