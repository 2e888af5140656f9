import {
  type Budget,
  type CodeRequest,
  getRetryAfterSeconds,
  type RateLimit,
} from '../store/code-requests.ts';
import { isSignInBlock } from '../store/sign-in-blocks.ts';
import type { Queries } from '../store/store.ts';
import { isKnownEmail } from '../store/users.ts';
import { subtractSeconds } from './expiry.ts';
import type { CodeRequestLimits } from './rate-limits.ts';

/** Time for which an address block is known after a sign-in: 90 days. */
export const SIGN_IN_BLOCK_SECONDS = 90 * 86_400;

/** The budget that a request counts against, or which limits reject it and for how long. */
type Decision =
  | { budget: Budget }
  | { budget: undefined; retryAfterSeconds: number; by: 'block' | 'caller' | 'all' };

async function getLongestWait(
  within: Queries,
  request: CodeRequest,
  limits: readonly RateLimit[],
): Promise<number> {
  let longest = 0;
  for (const limit of limits) longest = Math.max(longest, await getRetryAfterSeconds(within, request, limit));
  return longest;
}

const reject = (retryAfterSeconds: number, by: 'block' | 'caller' | 'all'): Decision => ({
  budget: undefined,
  retryAfterSeconds,
  by,
});

/** Decides for a mailbox that signed in before: outside the limit of all, and with a reserve. */
async function decideKnown(
  within: Queries,
  limits: CodeRequestLimits,
  request: CodeRequest,
): Promise<Decision> {
  const after = subtractSeconds(request.now, SIGN_IN_BLOCK_SECONDS);
  if (await isSignInBlock(within, { ...request, after })) return { budget: 'block' };
  const mailboxWait = await getLongestWait(within, request, limits.mailbox);
  if (mailboxWait === 0) return { budget: 'known' };
  const reserveWait = await getLongestWait(within, request, limits.reserve);
  if (reserveWait === 0) return { budget: 'reserve' };
  return reject(Math.min(mailboxWait, reserveWait), 'caller');
}

/** Decides whether a code is sent and what the request counts against. */
export async function decideBudget(
  within: Queries,
  limits: CodeRequestLimits,
  request: CodeRequest,
): Promise<Decision> {
  if (request.device) {
    const deviceWait = await getLongestWait(within, request, limits.device);
    return deviceWait === 0 ? { budget: 'device' } : reject(deviceWait, 'caller');
  }
  const blockWait = await getLongestWait(within, request, limits.block);
  if (blockWait > 0) return reject(blockWait, 'block');
  const shareWait = await getLongestWait(within, request, limits.share);
  if (shareWait > 0) return reject(shareWait, 'caller');
  if (await isKnownEmail(within, request.email)) return decideKnown(within, limits, request);
  const mailboxWait = await getLongestWait(within, request, limits.mailbox);
  if (mailboxWait > 0) return reject(mailboxWait, 'caller');
  const allWait = await getLongestWait(within, request, limits.all);
  return allWait === 0 ? { budget: 'new' } : reject(allWait, 'all');
}
