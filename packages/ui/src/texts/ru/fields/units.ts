export const pieces = 'шт.';
export const points = 'п. п.';
