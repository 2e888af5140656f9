export const change = 'Сменить бренд';
export const choose = 'Выберите бренд';
export const accusative = 'профиль бренда';
export const lists = 'Списки бренда';

export const movement = 'Движение';
export const changes = 'Почему';
export const prices = 'Цены';

export const leaders = 'лидеры';
export const topSellers = 'Топ продавцов';
export const topCategories = 'Топ категорий';
