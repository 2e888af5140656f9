export const seller = 'Сатушы';
export const brand = 'Бренд';
export const category = 'Санат';
export const section = 'Бөлім';
export const sections = 'Каталог бөлімдері';
