export const home = 'Главная';
