export const seller = 'Продавец';
export const brand = 'Бренд';
export const category = 'Категория';
export const section = 'Раздел';
export const sections = 'Разделы каталога';
