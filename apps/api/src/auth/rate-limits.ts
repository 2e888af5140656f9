import type { Budget, RateLimit } from '../store/code-requests.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rate limits of code requests by the object that they protect. */
export interface CodeRequestLimits {
  /** Limits of a device that signed in to the mailbox. No others apply to it. */
  device: readonly RateLimit[];
  /** Limits of an address block at all mailboxes. */
  block: readonly RateLimit[];
  /** Limits of an address block at one mailbox. */
  share: readonly RateLimit[];
  /** Limits of a mailbox for all strangers. Beyond them those of a known mailbox share mails, and others get none. */
  mailbox: readonly RateLimit[];
  /** Limits of all mailboxes that never signed in, together. Beyond them these get no mail. */
  all: readonly RateLimit[];
}

/** Budgets of address blocks; a device has its own budget. */
const blockBudgets: readonly Budget[] = ['new', 'known', 'shared', 'capped'];

/** Creates a limit of a /64 or an IPv4 address, with twice the number for a /56 and three times for a /48. */
const createBlockLimits = (
  per: readonly 'email'[],
  maxRequests: number,
  windowSeconds: number,
): readonly RateLimit[] =>
  (['address', 'network56', 'network48'] as const).map((block, index) => ({
    per: [...per, block],
    maxRequests: maxRequests * (index + 1),
    windowSeconds,
    budgets: blockBudgets,
  }));

/**
 * The rate limits of code requests. The share of a block at a mailbox is small. Strangers cannot use up the budget of a
 * device that signed in.
 */
export const codeRequestLimits: CodeRequestLimits = {
  device: [
    { per: ['email', 'device'], maxRequests: 1, windowSeconds: MINUTE },
    { per: ['email', 'device'], maxRequests: 20, windowSeconds: HOUR },
    { per: ['email', 'device'], maxRequests: 50, windowSeconds: DAY },
  ],
  block: createBlockLimits([], 20, HOUR),
  share: [
    { per: ['email', 'address'], maxRequests: 1, windowSeconds: MINUTE, budgets: blockBudgets },
    ...createBlockLimits(['email'], 3, HOUR),
    ...createBlockLimits(['email'], 6, DAY),
  ],
  mailbox: [
    { per: ['email'], maxRequests: 10, windowSeconds: HOUR, budgets: ['new', 'known'] },
    { per: ['email'], maxRequests: 20, windowSeconds: DAY, budgets: ['new', 'known'] },
  ],
  all: [{ per: [], maxRequests: 300, windowSeconds: HOUR, budgets: ['new'] }],
};

/** Time for which strangers share a mail after the mails of a mailbox are used up: half the lifetime of a code. */
export const SHARED_MAIL_SECONDS = 5 * MINUTE;

/** Maximum wrong guesses of a block or a device in a sliding window; twice as many for a /56, three times for a /48. */
export const guessLimits: readonly { maxGuesses: number; windowSeconds: number }[] = [
  { maxGuesses: 20, windowSeconds: HOUR },
  { maxGuesses: 40, windowSeconds: DAY },
];

/** The longest window of the limits of guesses. */
export const GUESS_WINDOW_SECONDS = Math.max(...guessLimits.map(({ windowSeconds }) => windowSeconds));

/** Maximum guesses at a code by the device that requested it, and by the rest of its address block. */
export const MAX_GUESSES_AT_CODE = 3;

/** Number of days for which wrong guesses count. */
export const GUESS_DAYS = 365;

/**
 * Wrong guesses in a year after which all strangers, or a device that signed in before, need a second code. A guess
 * succeeds with 1 in 1 000 000, and with a second code with 3 in 1 000 000 000 000; so an attacker with 1 000 address
 * blocks and 40 guesses a day from each stays below 1 in 10 000 a year.
 */
export const MAX_YEARLY_GUESSES = { strangers: 40, device: 10 } as const;

/** Returns the longest window of the limits. Older requests do not count for any limit. */
export const getLongestWindowSeconds = (limits: CodeRequestLimits): number =>
  Math.max(
    0,
    ...[limits.device, limits.block, limits.share, limits.mailbox, limits.all]
      .flat()
      .map(({ windowSeconds }) => windowSeconds),
  );
