export const sellers = 'Сатушылар';
export const brands = 'Брендтер';
export const categories = 'Санаттар';
export const products = 'Тауарлар';
