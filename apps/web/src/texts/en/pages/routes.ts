export const login = 'Sign in';
export const parts = 'Parts';
