export const what = 'Бренд на Kaspi';
export const prices = 'Цены';
export const belowUsual = 'Кто продаёт дешевле обычного';
