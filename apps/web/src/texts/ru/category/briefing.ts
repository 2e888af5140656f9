export const what = 'Категория на Kaspi';
