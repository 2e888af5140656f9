/** A title of the specification. */
export const title = 'Not Found';
export const titleLanguage = 'en';
export const unknownPath = 'Страницы {path} нет: в адресе опечатка, или ссылка устарела.';
export const nearest = 'Возможно, вы искали {link}.';
export const quoted = (title: string) => `«${title}»`;
export const search = 'Найти продавца, бренд, категорию или товар';
export const sections = 'Разделы';
export const entities = 'Слежу и недавние';

export const home = 'Главная';
export const aboutHome = 'неделя целиком: выручка, категории, лидеры';
export const findSellers = 'Найти продавцов';
export const aboutSellers = 'по названию или по категориям';
export const findCategories = 'Найти категории';
export const aboutCategories = 'все категории недели';
export const findBrands = 'Найти бренды';
export const aboutBrands = 'по категориям';
export const method = 'Как считаем';
export const aboutMethod = 'что значит каждый показатель';
