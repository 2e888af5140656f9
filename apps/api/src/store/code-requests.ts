import type { Queries } from './store.ts';

/** Somebody asks for a code. */
export interface CodeRequest {
  id: string;
  email: string;
  /** The caller's address, IPv6 cut to its network. */
  address: string;
  now: Date;
}

/** At most so many codes in so many seconds, counted for each value of these; for none of them, over all. */
export interface RateLimit {
  per: readonly ('email' | 'address')[];
  maxRequests: number;
  windowSeconds: number;
}

/**
 * For how many seconds a limit still holds an ask back; 0 when it does not. What was asked longer ago than
 * the limit looks does not count, nor what a clock since set back says is as far ahead. A limit for an
 * e-mail address guards its mailbox, so what could not be mailed does not count there.
 */
export async function getRetryAfterSeconds(
  { db }: Queries,
  ask: CodeRequest,
  limit: RateLimit,
): Promise<number> {
  const now = ask.now.getTime();
  const span = limit.windowSeconds * 1000;
  let query = db
    .selectFrom('asks')
    .select('asked_at')
    .where('asked_at', '>', new Date(now - span).toISOString())
    .where('asked_at', '<', new Date(now + span).toISOString());
  for (const column of limit.per) query = query.where(column, '=', ask[column]);
  if (limit.per.includes('email')) query = query.where('mailed', '=', 1);
  const blocking = await query
    .orderBy('asked_at', 'desc')
    .limit(1)
    .offset(limit.maxRequests - 1)
    .executeTakeFirst();
  if (!blocking) return 0;
  const remaining = Math.ceil((Date.parse(blocking.asked_at) + span - now) / 1000);
  return Math.min(Math.max(remaining, 1), limit.windowSeconds);
}

/** Counts an ask that was granted. */
export async function recordCodeRequest(
  { db }: Queries,
  { id, email, address, now }: CodeRequest,
): Promise<void> {
  await db
    .insertInto('asks')
    .values({ id, email, address, asked_at: now.toISOString(), mailed: 1 })
    .execute();
}

/** The mail of this ask could not be sent. */
export async function recordMailError({ db }: Queries, id: string): Promise<void> {
  await db.updateTable('asks').set({ mailed: 0 }).where('id', '=', id).execute();
}

/** Forgets what was asked at this moment or before it. */
export async function deleteCodeRequests({ db }: Queries, until: Date): Promise<void> {
  await db.deleteFrom('asks').where('asked_at', '<=', until.toISOString()).execute();
}
