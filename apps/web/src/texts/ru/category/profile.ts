export const index = 'Категории';
export const change = 'Сменить категорию';
export const choose = 'Выберите категорию';
export const title = 'Профиль категории';
export const accusative = 'профиль категории';
export const lists = 'Списки категории';

/** Forms of the word inside the texts of a part of the market. */
export const genitive = 'категории';
export const prepositional = 'категории';
export const another = 'другую категорию';

export const sellers = 'Продавцы';
export const products = 'Товары';
export const brands = 'Бренды';
export const movement = 'Движение';
export const entry = 'Вход';
