export const language = 'Language';
