export const login = 'Sign in';
export const parts = 'Parts';
export const account = 'Account';
export const upgrade = 'Upgrade to Pro';
export const billing = 'Billing';
export const notifications = 'Notifications';
export const method = 'Methodology';
export const health = 'Server status';
