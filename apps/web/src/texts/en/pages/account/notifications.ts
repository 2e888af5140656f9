export const lead = 'Email';
export const text =
  'We send the sign-in code and, if you turned it on, the Monday email. Events of what you follow are behind the bell at the top of the screen.';

export const code = 'Sign-in code';
export const onRequest = 'by email, when you ask for it';
export const letter = 'Monday email';
export const turnedOnInAccount = 'turned on in Account';
export const newWeek = 'New week';
export const inListOfWeeks = 'appears in the list of weeks at the top of the screen';
export const latestWeek = 'Latest week';
export const computed = (week: string, moment: string) => `${week}, computed ${moment}`;
export const advertising = 'Promotional emails';
export const notSent = 'we send none';

export const latestWeeks = 'Latest weeks';
export const eachOpens = 'Each opens on the home page with its own metrics.';
