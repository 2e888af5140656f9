/** Titles of the screens. */
export const search = 'Найти продавцов';
export const profile = 'Профиль продавца';
export const onePage = 'Продавец на одной странице';
export const products = 'Товары продавца';
export const categories = 'Категории продавца';
export const brands = 'Бренды продавца';
export const briefing = 'Отчёт для руководителя';
