export const change = 'Сменить категорию';
export const choose = 'Выберите категорию';
export const accusative = 'профиль категории';
export const lists = 'Списки категории';

export const movement = 'Движение';
export const entry = 'Вход';
