import type { AccountEvent } from '@vitrina/contract';

export const lead = 'What happened in the account';
export const text =
  'The last events of 400 days, a hundred at most. Something you do not know? End that sign-in and revoke your keys.';

export const trail = 'the events';
export const yourEvents = 'Events of the account';
export const showAll = (count: number) => `Show all ${count}`;

export const events: Readonly<Record<AccountEvent['event'], string>> = {
  'sign-in': 'Sign-in',
  'failed-code': 'A wrong code was entered',
  'refresh-reuse': 'A sign-in ended: its token was used twice',
  logout: 'Sign-out',
  'session-ended': 'A sign-in was ended in the account',
  blocked: 'A sign-in was refused: the account is blocked',
  'key-made': 'A key for a program was created',
  'key-used-first': 'A key was used for the first time',
  'key-revoked': 'A key was revoked',
  'link-made': 'A link for others was created',
  'link-used-first': 'A link was opened for the first time',
  'link-revoked': 'A link was revoked',
  import: 'Files were uploaded',
  publish: 'A week was published',
  replace: 'A week was published again',
};
