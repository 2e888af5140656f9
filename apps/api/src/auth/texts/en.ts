import type { AuthTexts } from './texts-type.ts';

const minutes = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

export const en: AuthTexts = {
  mailed: 'The code was sent to your email',
  capped:
    'There are too many new addresses right now: the code comes if this address has signed in before. If not, try again in an hour',
  logged: 'The server has no mail set up: the code is in the terminal that runs it',
  signedOut: 'You are signed out',
  accountDeleted: 'The account is deleted',
  codeMail: {
    subject: 'Your Vitrina sign-in code',
    title: 'Sign-in code',
    validity: (count) =>
      `The code is valid for ${minutes.format(count).replace(' ', '\u00a0')} and works once.`,
    warning: 'Do not share it with anyone: we never ask for the code by phone or in messages.',
    unexpected:
      'If you did not sign in to Vitrina, just delete this email: nobody can sign in without the code.',
    secondStep:
      'This is the second code: someone has been guessing codes of others lately, so a new device needs two. Enter it on the same page.',
    product: 'Vitrina: weekly reports on marketplace sales',
  },
};
