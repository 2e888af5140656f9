import type { AskLimit } from '../store/asks.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often a code may be asked for. The first two keep a mailbox quiet without letting one caller lock
 * another out; those for the e-mail address alone also bound the guesses at it, to 5 × 20 a day; the last
 * keeps a spray over many addresses from sending mail in our name.
 */
export const askLimits: readonly AskLimit[] = [
  { per: ['email', 'address'], most: 1, seconds: MINUTE },
  { per: ['email', 'address'], most: 5, seconds: HOUR },
  { per: ['email'], most: 10, seconds: HOUR },
  { per: ['email'], most: 20, seconds: DAY },
  { per: ['address'], most: 20, seconds: HOUR },
  { per: [], most: 300, seconds: HOUR },
];
