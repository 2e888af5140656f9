export const weeks = 'Weeks';
