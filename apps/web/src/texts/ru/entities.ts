/** Kinds of what the reports are about, as titles of lists and parts. */
export const sellers = 'Продавцы';
export const brands = 'Бренды';
export const categories = 'Категории';
export const products = 'Товары';
