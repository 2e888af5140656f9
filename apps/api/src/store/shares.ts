import { MAX_SHARES, type Share } from '@vitrina/contract';
import { inTransaction, type Queries } from './store.ts';
import { recordEvent } from './trail.ts';
import type { UserActor } from './trail-events.ts';

/** A live link, with the time of publication and the formula of its week at its creation. */
export interface StoredShare extends Share {
  publishedAt: string;
  formulaVersion: number;
}

/** A link to store: the hash of its token, and who makes it. */
export interface NewShare extends StoredShare, UserActor {
  hash: string;
}

/** A live link as its token finds it. */
export interface FoundShare extends StoredShare {
  userId: string;
  /** When it was opened first; null if it never was. */
  firstUsedAt: string | null;
}

const columns = [
  'shares.id',
  'path',
  'year',
  'week_number as weekNumber',
  'published_at as publishedAt',
  'formula_version as formulaVersion',
  'shares.created_at as createdAt',
  'expires_at as expiresAt',
] as const;

/** Lists the live links of a user, the latest first. */
export const listShares = ({ db }: Queries, userId: string, now: Date): Promise<StoredShare[]> =>
  db
    .selectFrom('shares')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Stores a link and deletes the user's expired ones; false if the user has the maximum number of links. */
export const addShare = (
  store: Queries,
  { hash, userId, address, ...share }: NewShare,
  now: Date,
): Promise<boolean> =>
  inTransaction(store, async (within) => {
    const { db } = within;
    await db
      .deleteFrom('shares')
      .where('user_id', '=', userId)
      .where('expires_at', '<=', now.toISOString())
      .execute();
    if ((await listShares(within, userId, now)).length >= MAX_SHARES) return false;
    const row = {
      id: share.id,
      hash,
      user_id: userId,
      path: share.path,
      year: share.year,
      week_number: share.weekNumber,
      published_at: share.publishedAt,
      formula_version: share.formulaVersion,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
      first_used_at: null,
    };
    await db.insertInto('shares').values(row).execute();
    await recordEvent(within, { event: 'link-made', subject: share.id, userId, address, now });
    return true;
  });

/** Returns the live link whose token has this hash; undefined if there is none or its user is blocked. */
export const findShare = ({ db }: Queries, hash: string, now: Date): Promise<FoundShare | undefined> =>
  db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'user_id')
    .select([...columns, 'user_id as userId', 'first_used_at as firstUsedAt'])
    .where('hash', '=', hash)
    .where('status', '=', 'active')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Records the first use of a link. */
export async function recordShareUse(
  store: Queries,
  { id, userId, firstUsedAt }: FoundShare,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  if (firstUsedAt !== null) return;
  await inTransaction(store, async (within) => {
    const { numUpdatedRows } = await within.db
      .updateTable('shares')
      .set({ first_used_at: now.toISOString() })
      .where('id', '=', id)
      .where('first_used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await recordEvent(within, { event: 'link-used-first', subject: id, userId, address, now });
  });
}
