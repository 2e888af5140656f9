export const seller = 'продавец';
export const brand = 'бренд';
export const category = 'категория';
export const section = 'раздел';
export const product = 'товар';
