export const pieces = 'шт.';
export const thousandTenge = 'тыс. ₸';
export const points = 'п. п.';
