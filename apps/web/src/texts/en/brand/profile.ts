export const change = 'Change brand';
export const choose = 'Choose a brand';
export const accusative = 'the brand profile';
export const lists = 'Brand lists';

export const movement = 'Movement';
export const changes = 'Why';
export const prices = 'Prices';

export const leaders = 'leaders';
export const topSellers = 'Top sellers';
export const topCategories = 'Top categories';
