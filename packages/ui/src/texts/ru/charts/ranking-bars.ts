export const name = 'Название';
export const revenue = 'Выручка';
export const share = 'Доля';
export const shown = (count: number, all: string) => `${count} из ${all}`;
