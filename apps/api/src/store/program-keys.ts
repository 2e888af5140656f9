import { MAX_KEYS, type ProgramKey } from '@vitrina/contract';
import { inTransaction, type Queries } from './store.ts';

/** A key to store: its hash and its user. */
export interface NewKey {
  id: string;
  /** SHA-256 of the key. */
  hash: string;
  userId: string;
  name: string;
  createdAt: Date;
}

/** Lists the keys of a user, the oldest first. */
export async function listKeys({ db }: Queries, userId: string): Promise<ProgramKey[]> {
  const rows = await db
    .selectFrom('program_keys')
    .select(['id', 'name', 'created_at', 'last_used_on'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
  }));
}

/** Stores a key; false if the user has the maximum number of keys. */
export const addKey = (store: Queries, { id, hash, userId, name, createdAt }: NewKey): Promise<boolean> =>
  inTransaction(store, async (within) => {
    if ((await listKeys(within, userId)).length >= MAX_KEYS) return false;
    const created_at = createdAt.toISOString();
    const row = { id, hash, user_id: userId, name, created_at, last_used_on: null };
    await within.db.insertInto('program_keys').values(row).execute();
    return true;
  });

/** Deletes a key of a user; false if the user has no such key. */
export async function deleteKey({ db }: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('program_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Returns the key with this hash; undefined if it does not exist or its user is blocked. */
export const findKey = (
  { db }: Queries,
  hash: string,
): Promise<{ id: string; lastUsedOn: string | null } | undefined> =>
  db
    .selectFrom('program_keys')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['program_keys.id', 'last_used_on as lastUsedOn'])
    .where('hash', '=', hash)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** Records the day of a key's last use, as 2026-11-16. */
export async function recordKeyUse({ db }: Queries, id: string, day: string): Promise<void> {
  await db.updateTable('program_keys').set({ last_used_on: day }).where('id', '=', id).execute();
}
