export const title = 'Салыстыру';
