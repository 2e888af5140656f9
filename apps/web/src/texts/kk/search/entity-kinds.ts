export const seller = 'Сатушы';
export const sellers = 'Сатушылар';
export const brand = 'Бренд';
export const brands = 'Брендтер';
export const category = 'Санат';
export const categories = 'Санаттар';
export const section = 'Бөлім';
export const sections = 'Каталог бөлімдері';
