export const change = 'Сменить бренд';
export const choose = 'Выберите бренд';
export const accusative = 'профиль бренда';
export const lists = 'Списки бренда';

export const movement = 'Рост и падение';
export const changes = 'Причины';
export const prices = 'Цены';
