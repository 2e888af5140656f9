export const change = 'Сменить категорию';
export const choose = 'Выберите категорию';
export const accusative = 'профиль категории';
export const lists = 'Списки категории';

export const movement = 'Рост и падение';
export const entry = 'Выход в категорию';
