import {
  type Budget,
  type CodeRequest,
  getRetryAfterSeconds,
  type RateLimit,
} from '../store/code-requests.ts';
import type { Queries } from '../store/store.ts';
import type { CodeRequestLimits } from './rate-limits.ts';

/**
 * The budget of a granted request, or the limits that reject it and for how long. While strangers are `capped`,
 * mailboxes that never signed in get no mail, and no response shows which these are.
 */
type Decision =
  | { budget: Budget; capped?: 'mailbox' | 'all' | undefined }
  | { budget: undefined; retryAfterSeconds: number; by: 'block' | 'caller' };

async function getLongestWait(
  within: Queries,
  request: CodeRequest,
  limits: readonly RateLimit[],
): Promise<number> {
  let longest = 0;
  for (const limit of limits) longest = Math.max(longest, await getRetryAfterSeconds(within, request, limit));
  return longest;
}

const reject = (retryAfterSeconds: number, by: 'block' | 'caller'): Decision => ({
  budget: undefined,
  retryAfterSeconds,
  by,
});

/** Decides whether a code is granted and from which budget. Known and new mailboxes take the same queries. */
export async function decideBudget(
  within: Queries,
  limits: CodeRequestLimits,
  request: CodeRequest,
  isKnown: boolean,
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
  const allWait = await getLongestWait(within, request, limits.all);
  const capped = allWait > 0 ? 'all' : mailboxWait > 0 ? 'mailbox' : undefined;
  if (isKnown) return { budget: mailboxWait > 0 ? 'shared' : 'known', capped };
  return { budget: capped === undefined ? 'new' : 'capped', capped };
}
