export const sellers = 'Sellers';
export const brands = 'Brands';
export const categories = 'Categories';
export const products = 'Products';
