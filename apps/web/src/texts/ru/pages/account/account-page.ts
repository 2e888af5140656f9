export const pages = 'Страницы пользователя';
/** The titles of these pages are words of the specification. */
export const titleLanguage = 'en';
