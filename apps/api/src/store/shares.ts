import { MAX_SHARES, type Share } from '@vitrina/contract';
import { inTransaction, type Queries } from './store.ts';

/** A live link, with the time of publication and the formula of its week at its creation. */
export interface StoredShare extends Share {
  publishedAt: string;
  formulaVersion: number;
}

/** A link to store: the hash of its token, and its user. */
export interface NewShare extends StoredShare {
  hash: string;
  userId: string;
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
export const addShare = (store: Queries, { hash, userId, ...share }: NewShare, now: Date): Promise<boolean> =>
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
    };
    await db.insertInto('shares').values(row).execute();
    return true;
  });

/** Deletes a link of a user; false if the user has no such link. */
export async function deleteShare({ db }: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('shares')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Returns the live link whose token has this hash; undefined if there is none or its user is blocked. */
export const findShare = ({ db }: Queries, hash: string, now: Date): Promise<StoredShare | undefined> =>
  db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'user_id')
    .select(columns)
    .where('hash', '=', hash)
    .where('status', '=', 'active')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
