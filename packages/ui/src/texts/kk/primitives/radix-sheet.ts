export const close = 'Жабу';
