export const find = 'Search…';
export const title = 'Search';
