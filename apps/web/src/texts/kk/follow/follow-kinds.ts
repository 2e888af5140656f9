export const seller = 'сатушы';
export const brand = 'бренд';
export const category = 'санат';
export const product = 'тауар';
