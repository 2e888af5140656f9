export const seller = 'продавец';
export const sellers = 'Продавцы';
export const brand = 'бренд';
export const brands = 'Бренды';
export const category = 'категория';
export const categories = 'Категории';
export const product = 'товар';
export const products = 'Товары';
