export const seller = 'Продавец';
export const sellers = 'Продавцы';
export const brand = 'Бренд';
export const brands = 'Бренды';
export const category = 'Категория';
export const categories = 'Категории';
export const section = 'Раздел';
export const sections = 'Разделы каталога';
