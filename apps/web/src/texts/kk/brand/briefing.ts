export const what = 'Kaspi-дегі бренд';
export const prices = 'Бағалар';
export const belowUsual = 'Кім әдеттегіден арзан сатады';
