export const seller = 'сатушы';
export const brand = 'бренд';
export const category = 'санат';
export const section = 'бөлім';
export const product = 'тауар';
