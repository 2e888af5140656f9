/** Errors of the specification. */
export const required = 'Required';
export const invalidEmail = 'Invalid email';
