export const what = 'Kaspi-дегі бөлім';
