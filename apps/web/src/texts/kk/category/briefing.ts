export const what = 'Kaspi-дегі санат';
