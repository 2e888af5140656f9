export const noBrand = 'No brand';
