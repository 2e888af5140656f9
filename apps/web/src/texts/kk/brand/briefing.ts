export const what = 'Kaspi-дегі бренд';
export const products = 'Тауарлар';
export const prices = 'Бағалар';
export const belowUsual = 'Кім әдеттегіден арзан сатады';
