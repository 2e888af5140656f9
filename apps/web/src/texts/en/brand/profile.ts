export const index = 'Brands';
export const change = 'Change brand';
export const choose = 'Choose a brand';
export const title = 'Brand profile';
export const accusative = 'the brand profile';
export const lists = 'Brand lists';

export const sellers = 'Sellers';
export const products = 'Products';
export const categories = 'Categories';
export const movement = 'Movement';
export const changes = 'Why';
export const prices = 'Prices';

export const leaders = 'leaders';
export const topSellers = 'Top sellers';
export const topCategories = 'Top categories';
