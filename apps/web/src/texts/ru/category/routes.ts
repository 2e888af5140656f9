/** Titles of the screens. */
export const search = 'Найти категории';
export const profile = 'Профиль категории';
export const sellers = 'Продавцы категории';
export const brands = 'Бренды категории';
export const products = 'Товары категории';
export const briefing = 'Отчёт для руководителя';
