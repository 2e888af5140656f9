export const title = 'Enter the code';
export const label = 'Sign-in code';
export const changeEmail = 'Change email';
export const signIn = 'Sign in';

export const required = 'Required';
export const invalidInput = 'Invalid input';

export const resend = 'Resend code';
export const resendAfter = (countdown: string) => `You can resend the code in ${countdown}`;
