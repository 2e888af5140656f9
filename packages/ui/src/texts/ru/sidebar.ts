export const home = 'Vitrina, на главную';
export const search = 'Найти…';
export const sections = 'Разделы';
export const collapse = 'Свернуть панель';
export const expand = 'Развернуть панель';

export const userMenu = 'Меню пользователя';
export const theme = 'Тема';
export const signOut = 'Выйти';
