export const index = 'Categories';
export const change = 'Change category';
export const choose = 'Choose a category';
export const title = 'Category profile';
export const accusative = 'the category profile';
export const lists = 'Category lists';

export const sellers = 'Sellers';
export const products = 'Products';
export const brands = 'Brands';
export const movement = 'Movement';
export const entry = 'Entry';
