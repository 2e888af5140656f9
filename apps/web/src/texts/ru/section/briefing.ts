export const what = 'Раздел на Kaspi';
