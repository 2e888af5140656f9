import type { Queries } from './store.ts';

/** A request for a sign-in code. */
export interface CodeRequest {
  id: string;
  /** The mailbox that the e-mail address reaches. */
  email: string;
  /** The caller's address, IPv6 cut to /64, and the networks around it. */
  address: string;
  network56: string;
  network48: string;
  /** Id of a device that signed in to the mailbox; empty for all others. */
  device: string;
  now: Date;
}

/**
 * Whose budget a request counts against: mailboxes that never signed in, mailboxes that did, none if it shares a mail
 * or is beyond the limit of all, or a device that signed in to the mailbox.
 */
export type Budget = 'new' | 'known' | 'shared' | 'capped' | 'device';

/** Maximum number of codes in a sliding window, counted per value of `per`; of all requests together if it is empty. */
export interface RateLimit {
  per: readonly ('email' | 'address' | 'network56' | 'network48' | 'device')[];
  /** Budgets whose requests count; all if it is omitted. */
  budgets?: readonly Budget[];
  maxRequests: number;
  windowSeconds: number;
}

/**
 * Returns the seconds until a limit allows the request; 0 if it allows it now. Requests more than one window in the
 * future, made before the clock was set back, do not count. A limit per e-mail address protects the mailbox, so
 * requests without a sent mail do not count for it.
 */
export async function getRetryAfterSeconds(
  { db }: Queries,
  request: CodeRequest,
  limit: RateLimit,
): Promise<number> {
  const now = request.now.getTime();
  const windowMs = limit.windowSeconds * 1000;
  let query = db
    .selectFrom('code_requests')
    .select('requested_at')
    .where('requested_at', '>', new Date(now - windowMs).toISOString())
    .where('requested_at', '<', new Date(now + windowMs).toISOString());
  for (const column of limit.per) query = query.where(column, '=', request[column]);
  if (limit.budgets) query = query.where('budget', 'in', limit.budgets);
  if (limit.per.includes('email')) query = query.where('mailed', '=', 1);
  const blocking = await query
    .orderBy('requested_at', 'desc')
    .limit(1)
    .offset(limit.maxRequests - 1)
    .executeTakeFirst();
  if (!blocking) return 0;
  const remaining = Math.ceil((Date.parse(blocking.requested_at) + windowMs - now) / 1000);
  return Math.min(Math.max(remaining, 1), limit.windowSeconds);
}

/** Records a granted request and its budget. */
export async function recordCodeRequest(
  { db }: Queries,
  { now, ...request }: CodeRequest,
  budget: Budget,
): Promise<void> {
  await db
    .insertInto('code_requests')
    .values({ ...request, budget, requested_at: now.toISOString(), mailed: 1 })
    .execute();
}

/** Records that the mail of a request could not be sent. */
export async function recordMailError({ db }: Queries, id: string): Promise<void> {
  await db.updateTable('code_requests').set({ mailed: 0 }).where('id', '=', id).execute();
}

/** Deletes the requests made at or before this time. */
export async function deleteCodeRequests({ db }: Queries, until: Date): Promise<void> {
  await db.deleteFrom('code_requests').where('requested_at', '<=', until.toISOString()).execute();
}
