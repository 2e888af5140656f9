export const seller = 'Seller';
export const sellers = 'Sellers';
export const brand = 'Brand';
export const brands = 'Brands';
export const category = 'Category';
export const categories = 'Categories';
export const section = 'Section';
export const sections = 'Catalog sections';
