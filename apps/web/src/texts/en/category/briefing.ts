export const what = 'Category on Kaspi';
