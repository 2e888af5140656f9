export const card = 'Product card';
