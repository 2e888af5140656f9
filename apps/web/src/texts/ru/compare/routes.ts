export const title = 'Сравнение';
