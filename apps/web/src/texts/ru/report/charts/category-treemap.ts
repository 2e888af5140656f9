export const title = 'Категории по выручке';
