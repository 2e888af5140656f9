export const title = 'Comparison';
