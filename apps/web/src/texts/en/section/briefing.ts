export const what = 'Section on Kaspi';
