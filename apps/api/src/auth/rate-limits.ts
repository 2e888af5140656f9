import type { RateLimit } from '../store/code-requests.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often a code may be asked for. The first two keep a mailbox quiet without letting one caller lock
 * another out; those for the e-mail address alone also bound the guesses at it, to 5 × 20 a day; the last
 * keeps a spray over many addresses from sending mail in our name.
 */
export const codeRequestLimits: readonly RateLimit[] = [
  { per: ['email', 'address'], maxRequests: 1, windowSeconds: MINUTE },
  { per: ['email', 'address'], maxRequests: 5, windowSeconds: HOUR },
  { per: ['email'], maxRequests: 10, windowSeconds: HOUR },
  { per: ['email'], maxRequests: 20, windowSeconds: DAY },
  { per: ['address'], maxRequests: 20, windowSeconds: HOUR },
  { per: [], maxRequests: 300, windowSeconds: HOUR },
];
