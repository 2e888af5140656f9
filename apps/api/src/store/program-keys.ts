import { MAX_KEYS, type ProgramKey } from '@vitrina/contract';
import { inTransaction, type Queries } from './store.ts';
import { recordEvent } from './trail.ts';
import type { UserActor } from './trail-events.ts';

/** A key to store: its hash and who makes it. */
export interface NewKey extends UserActor {
  id: string;
  /** SHA-256 of the key. */
  hash: string;
  name: string;
  createdAt: Date;
  /** ISO 8601 in UTC; null without a lifetime. */
  expiresAt: string | null;
}

/** Lists the keys of a user, the oldest first. */
export async function listKeys({ db }: Queries, userId: string): Promise<ProgramKey[]> {
  const rows = await db
    .selectFrom('program_keys')
    .select(['id', 'name', 'created_at', 'last_used_on', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
    expiresAt: row.expires_at,
  }));
}

/** Stores a key; false if the user has the maximum number of keys. */
export const addKey = (
  store: Queries,
  { id, hash, userId, name, createdAt, expiresAt, address }: NewKey,
): Promise<boolean> =>
  inTransaction(store, async (within) => {
    if ((await listKeys(within, userId)).length >= MAX_KEYS) return false;
    const created_at = createdAt.toISOString();
    const row = { id, hash, user_id: userId, name, created_at, last_used_on: null, expires_at: expiresAt };
    await within.db.insertInto('program_keys').values(row).execute();
    await recordEvent(within, { event: 'key-made', subject: id, userId, address, now: createdAt });
    return true;
  });

/** A live key as its hash finds it. */
export interface FoundKey {
  id: string;
  userId: string;
  /** Date in UTC, as 2026-11-16; null if it was never used. */
  lastUsedOn: string | null;
}

/** Returns the key with this hash; undefined if it does not exist or has expired, or its user is blocked. */
export const findKey = ({ db }: Queries, hash: string, now: Date): Promise<FoundKey | undefined> =>
  db
    .selectFrom('program_keys')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['program_keys.id', 'user_id as userId', 'last_used_on as lastUsedOn'])
    .where('hash', '=', hash)
    .where('status', '=', 'active')
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now.toISOString())]))
    .executeTakeFirst();

/** Records the use of a key: its first, and the first on each day in UTC. */
export async function recordKeyUse(
  store: Queries,
  { id, userId, lastUsedOn }: FoundKey,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (lastUsedOn === today) return;
  await inTransaction(store, async (within) => {
    const update = within.db.updateTable('program_keys').set({ last_used_on: today }).where('id', '=', id);
    const first = await update.where('last_used_on', 'is', null).executeTakeFirst();
    if (first.numUpdatedRows === 0n) await update.execute();
    else await recordEvent(within, { event: 'key-used-first', subject: id, userId, address, now });
  });
}
