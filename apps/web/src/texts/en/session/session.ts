export const expired = 'The session has ended. Sign in again.';
