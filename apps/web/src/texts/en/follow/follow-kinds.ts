export const seller = 'seller';
export const brand = 'brand';
export const category = 'category';
export const section = 'section';
export const product = 'product';
