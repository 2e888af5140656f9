export const product = 'Товар';
export const brand = 'Бренд';
export const price = 'Цена';
export const sales = 'Продажи';
export const revenue = 'Выручка';
export const salesAxis = 'Продажи, шт.';
export const others = 'прочие';
export const picture = (title: string, count: number) => `${title}: ${count} товаров`;
export const slider = 'Товары по убыванию выручки, Enter — к строке таблицы';
