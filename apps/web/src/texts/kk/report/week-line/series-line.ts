export const weeks = 'Апталар';
