export const home = 'Басты бет';
