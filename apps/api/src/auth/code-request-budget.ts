import {
  type Budget,
  type CodeRequest,
  getRetryAfterSeconds,
  type RateLimit,
} from '../store/code-requests.ts';
import type { Queries } from '../store/store.ts';
import { isKnownEmail } from '../store/users.ts';
import type { CodeRequestLimits } from './rate-limits.ts';

/** The budget of a granted request, or the limits that reject it and for how long. */
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

/** Decides whether a code is granted and from which budget. */
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
  const mailboxWait = await getLongestWait(within, request, limits.mailbox);
  if (await isKnownEmail(within, request.email)) return { budget: mailboxWait === 0 ? 'known' : 'shared' };
  if (mailboxWait > 0) return reject(mailboxWait, 'caller');
  const allWait = await getLongestWait(within, request, limits.all);
  return allWait === 0 ? { budget: 'new' } : reject(allWait, 'all');
}
