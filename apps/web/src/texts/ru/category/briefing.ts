export const what = 'Категория на Kaspi';
export const sellers = 'Продавцы';
export const products = 'Товары';
export const brands = 'Бренды';
