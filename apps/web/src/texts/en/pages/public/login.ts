export const title = 'Sign in';
export const intro = 'Enter your email to get a 6-digit code.';
export const requestCode = 'Get code';
export const terms = (lifetime: string) =>
  `Signing in and signing up use the same code; there is no password. You stay signed in on this device for ${lifetime} after your last visit.`;

export const demoData = 'Demo data';
export const pictureAlt =
  'Profile of the “Smartphones” category: metrics of the week, seller concentration and the table of sellers';
