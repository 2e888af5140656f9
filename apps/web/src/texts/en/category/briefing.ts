export const what = 'Category on Kaspi';
export const sellers = 'Sellers';
export const products = 'Products';
export const brands = 'Brands';
