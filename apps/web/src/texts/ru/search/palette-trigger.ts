export const find = 'Найти…';
export const title = 'Поиск';
