/** A title of the specification. */
export const title = 'Not Found';
export const titleLanguage = 'en';
export const unknownPath = 'Страницы {path} нет: в адресе опечатка, или ссылка устарела.';
export const nearest = 'Возможно, вы искали {link}.';
export const quoted = (title: string) => `«${title}»`;
export const search = 'Продавец, бренд, категория или товар';
export const sections = 'Разделы';
export const entities = 'Отслеживаемые и недавние';

export const aboutHome = 'ваша неделя: что изменилось и что сделать';
export const aboutSellers = 'по названию или по категориям';
export const aboutCategories = 'все категории недели';
export const aboutBrands = 'по категориям';
export const aboutMethod = 'что значит каждый показатель';
