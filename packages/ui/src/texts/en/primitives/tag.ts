export const lowData = 'little data';
export const lowDataHint = 'Fewer than 10 sales: the figures may vary a lot.';
export const own = 'mine';
