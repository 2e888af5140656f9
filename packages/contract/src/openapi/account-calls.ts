import type { FieldDescription } from './field-description.ts';

/** What the calls beside reports do. */
export const accountCalls = {
  'health.check': { description: 'Asks nothing of the data.' },
  'auth.requestCode': { rule: 'A new code replaces those before.' },
  'auth.verifyCode': {
    description: 'The first sign-in registers the address.',
    rule: 'A code works once.',
  },
  'auth.refresh': {
    rule: 'A refresh token gives a new pair of tokens and is then used up. One that was used can be sent again for a moment, as after a lost response, and gives the same pair. Later its use ends the session.',
  },
  'auth.logout': {
    rule: 'Takes any refresh token of the session of the Authorization header, also an older one; that of another session is 401 `UNAUTHORIZED`.',
  },
  'auth.me': { description: 'The account behind the access token.' },
  'follow.list': { rule: 'In the order in which the person put them.' },
  'follow.replace': { rule: 'The list is replaced as a whole.' },
  'follow.events': { description: 'The week against the ISO week seven days earlier.' },
  'follow.markSeen': { rule: 'Later events of the week, after it was published again, are unseen.' },
  'follow.letter': { description: 'Nobody gets it without having asked for it.' },
  'follow.setLetter': { rule: 'The letter is sent once for each new latest week.' },
  'key.list': { description: 'Without the keys themselves.' },
  'key.create': { rule: 'The key is shown in this response alone.' },
  'key.revoke': { rule: 'The key is refused from the next request on.' },
  'session.list': {
    description: 'A session that is not used for the lifetime of its refresh token ends by itself.',
  },
  'session.end': {
    rule: 'Its tokens are refused from the next request on. The session of the request can be ended, too.',
  },
  'session.endOthers': { rule: 'The tokens of the others are refused from the next request on.' },
  'account.trail': { description: 'Without tokens, codes and titles.' },
  'account.remove': {
    rule: 'Sessions, keys, links, follows and letters of the person end with it; the next sign-in with the address begins a new account.',
  },
  'share.list': { description: 'Without their tokens.' },
  'share.create': { rule: 'The token is shown in this response alone.' },
  'share.revoke': { rule: 'The link is refused from the next request on.' },
  'share.open': { description: 'Needs no sign-in: the token is the proof.' },
  'imports.list': { description: 'An import that is left alone for a day is deleted.' },
  'imports.create': {
    rule: 'Their total size is at most `maxBytes`; otherwise 400. A person has one import at a time: one that neither checks nor publishes gives way to it, otherwise 400.',
  },
  'imports.info': { description: 'Asked again until `progress` is null.' },
  'imports.appendPart': {
    rule: 'Bytes at another `offset` than `receivedBytes` are left out: the response says where to go on. A file takes no more bytes than its `size`.',
  },
  'imports.check': {
    rule: 'Needs all bytes of all files. It can be begun again with another mapping; not while one runs or publishes.',
  },
  'imports.publish': {
    rule: 'Takes the mapping of the last check. Readers have the weeks as they were until all is built, then all of them at once.',
  },
  'imports.rejects': { description: 'Empty where no row is refused.' },
  'imports.remove': { rule: 'A running check or publication is stopped; what is published stays.' },
} satisfies Record<string, FieldDescription>;
