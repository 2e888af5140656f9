export const weeks = 'Недели';
