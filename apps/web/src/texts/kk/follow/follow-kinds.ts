export const seller = 'сатушы';
export const sellers = 'Сатушылар';
export const brand = 'бренд';
export const brands = 'Брендтер';
export const category = 'санат';
export const categories = 'Санаттар';
export const product = 'тауар';
export const products = 'Тауарлар';
