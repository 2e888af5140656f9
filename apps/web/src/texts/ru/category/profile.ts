export const index = 'Категории';
export const change = 'Сменить категорию';
export const choose = 'Выберите категорию';
export const title = 'Профиль категории';
export const accusative = 'профиль категории';
export const lists = 'Списки категории';

export const sellers = 'Продавцы';
export const products = 'Товары';
export const brands = 'Бренды';
export const movement = 'Движение';
export const entry = 'Вход';
