export const title = 'Categories by revenue';
