export const seller = 'Seller';
export const brand = 'Brand';
export const category = 'Category';
export const section = 'Section';
export const sections = 'Catalog sections';
