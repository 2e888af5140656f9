import type { Budget, RateLimit } from '../store/code-requests.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rate limits of code requests by what they protect. */
export interface CodeRequestLimits {
  /** Of a device that signed in to the mailbox: the only ones for it. */
  device: readonly RateLimit[];
  /** Of an address block, at all mailboxes. */
  block: readonly RateLimit[];
  /** Of an address block at one mailbox. */
  share: readonly RateLimit[];
  /** Of a mailbox, for address blocks that never signed in to it. */
  mailbox: readonly RateLimit[];
  /** Of a mailbox that signed in before, for blocks that request its first code of the day. */
  reserve: readonly RateLimit[];
  /** Of all mailboxes that never signed in. */
  all: readonly RateLimit[];
}

/** Budgets of address blocks; a device has its own. */
const blockBudgets: readonly Budget[] = ['new', 'known', 'reserve', 'block'];

/** A limit of a /64 or IPv4 address, twice as much of a /56 and three times as much of a /48. */
const perBlock = (
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
 * The rate limits of code requests. A block's share of a mailbox is small, so that a few cannot use up the mailbox's;
 * devices and blocks that signed in have budgets that strangers cannot use up. A reserve is larger than the number of
 * blocks that an attacker usually has.
 */
export const codeRequestLimits: CodeRequestLimits = {
  device: [
    { per: ['email', 'device'], maxRequests: 1, windowSeconds: MINUTE },
    { per: ['email', 'device'], maxRequests: 20, windowSeconds: HOUR },
    { per: ['email', 'device'], maxRequests: 50, windowSeconds: DAY },
  ],
  block: perBlock([], 20, HOUR),
  share: [
    { per: ['email', 'address'], maxRequests: 1, windowSeconds: MINUTE, budgets: blockBudgets },
    ...perBlock(['email'], 3, HOUR),
    ...perBlock(['email'], 6, DAY),
  ],
  mailbox: [
    { per: ['email'], maxRequests: 10, windowSeconds: HOUR, budgets: ['new', 'known'] },
    { per: ['email'], maxRequests: 20, windowSeconds: DAY, budgets: ['new', 'known'] },
  ],
  reserve: [
    { per: ['email', 'network48'], maxRequests: 1, windowSeconds: DAY, budgets: blockBudgets },
    { per: ['email'], maxRequests: 30, windowSeconds: DAY, budgets: ['reserve'] },
  ],
  all: [{ per: [], maxRequests: 300, windowSeconds: HOUR, budgets: ['new'] }],
};

/** Window of the limit of wrong guesses. */
export const GUESS_WINDOW_SECONDS = HOUR;

/** Wrong guesses of a block or a device in the window; twice as many of a /56, three times of a /48. */
export const MAX_WRONG_GUESSES = 20;

/** Guesses at a code by one caller. */
export const MAX_GUESSES_OF_CALLER = 3;

/** Guesses at a code by all callers, of which its requester's own are reserved. */
export const MAX_GUESSES_OF_CODE = 15;

/** Days for which wrong guesses at a mailbox count. */
export const GUARD_DAYS = 365;

/**
 * Wrong guesses of strangers in a year after which a mailbox, and after which all, need a second code on a new device.
 * One guess succeeds with 1 in 1 000 000, so 90 of them stay below 1 in 10 000.
 */
export const MAX_YEARLY_GUESSES = { mailbox: 50, all: 90 } as const;

/** Returns the longest window of the limits: requests before it count nowhere. */
export const getLongestWindowSeconds = (limits: CodeRequestLimits): number =>
  Math.max(
    0,
    ...[limits.device, limits.block, limits.share, limits.mailbox, limits.reserve, limits.all]
      .flat()
      .map(({ windowSeconds }) => windowSeconds),
  );
