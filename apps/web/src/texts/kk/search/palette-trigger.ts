export const find = 'Іздеу…';
export const title = 'Іздеу';
