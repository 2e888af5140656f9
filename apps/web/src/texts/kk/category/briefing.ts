export const what = 'Kaspi-дегі санат';
export const sellers = 'Сатушылар';
export const products = 'Тауарлар';
export const brands = 'Брендтер';
