export const part = 'Құрамы';
export const amount = 'Сома';
