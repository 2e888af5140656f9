export const language = 'Язык';
