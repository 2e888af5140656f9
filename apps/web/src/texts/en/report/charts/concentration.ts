export const sellers = 'Seller concentration';
export const brands = 'Brand concentration';
export const noList = 'Could not load the list: nothing to calculate from.';
