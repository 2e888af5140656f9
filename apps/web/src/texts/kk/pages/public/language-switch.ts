export const language = 'Тіл';
