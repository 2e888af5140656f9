export const seller = 'seller';
export const sellers = 'Sellers';
export const brand = 'brand';
export const brands = 'Brands';
export const category = 'category';
export const categories = 'Categories';
export const product = 'product';
export const products = 'Products';
