export const lowData = 'мало данных';
export const lowDataHint = 'Меньше 10 продаж: показатели могут сильно меняться.';
export const own = 'мой';
