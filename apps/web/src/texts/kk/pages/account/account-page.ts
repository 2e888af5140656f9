export const pages = 'Пайдаланушы беттері';
export const titleLanguage = 'kk';
