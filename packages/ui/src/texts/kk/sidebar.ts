export const home = 'Vitrina, басты бетке';
export const search = 'Іздеу…';
export const sections = 'Бөлімдер';
export const collapse = 'Панельді жию';
export const expand = 'Панельді жаю';

export const userMenu = 'Пайдаланушы мәзірі';
export const theme = 'Тақырып';
export const signOut = 'Шығу';
