import type { RateLimit } from '../store/code-requests.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Rate limits of code requests. The first two protect a mailbox without letting one caller lock out another;
 * those per e-mail address also bound the attempts on it to 5 × 20 a day; the last one bounds the mail sent to
 * many addresses.
 */
export const codeRequestLimits: readonly RateLimit[] = [
  { per: ['email', 'address'], maxRequests: 1, windowSeconds: MINUTE },
  { per: ['email', 'address'], maxRequests: 5, windowSeconds: HOUR },
  { per: ['email'], maxRequests: 10, windowSeconds: HOUR },
  { per: ['email'], maxRequests: 20, windowSeconds: DAY },
  { per: ['address'], maxRequests: 20, windowSeconds: HOUR },
  { per: [], maxRequests: 300, windowSeconds: HOUR },
];
