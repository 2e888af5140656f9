export const lead = 'Delete the account';
export const text =
  'Sign-ins, what you follow, notes, keys, links and letters are deleted. Reports stay: they belong to everybody.';
export const facts = 'At once and for ever';
export const account = 'the account';
export const warning = 'This cannot be undone.';
export const verb = { now: 'Delete for ever', afterQuestion: 'Delete…' };
