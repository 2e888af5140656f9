export const pages = 'User pages';
export const titleLanguage = 'en';
