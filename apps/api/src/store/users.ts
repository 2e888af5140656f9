import type { Language, User } from '@vitrina/contract';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';

/** Columns of a user, qualified for joins. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.status',
  'users.created_at',
  'users.updated_at',
] as const;

/** Converts a row to the contract's user. */
export const toUser = (row: Omit<Tables['users'], 'language'>): User => ({
  id: row.id,
  email: row.email,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Whether anybody has ever signed in. */
export const hasUsers = async ({ db }: Queries): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Returns the user with this e-mail address, in the given language; adds one with the given id if there is none. */
export async function findOrAddUser(
  { db }: Queries,
  { email, id, now, language }: { email: string; id: string; now: Date; language?: Language | undefined },
): Promise<User> {
  const time = now.toISOString();
  const known = language === undefined ? {} : { language };
  await db
    .insertInto('users')
    .values({ id, email, status: 'active', created_at: time, updated_at: time, ...known })
    .onConflict((conflict) =>
      language === undefined
        ? conflict.column('email').doNothing()
        : conflict.column('email').doUpdateSet(known),
    )
    .execute();
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** Returns the id of the user with this e-mail address; undefined if it has never signed in. */
export async function findUserId({ db }: Queries, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/**
 * Deletes a user with all that belongs to it, but the events of the trail. Of concurrent calls exactly one returns true.
 */
export async function deleteUser(
  { db }: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<boolean> {
  await db.deleteFrom('codes').where('email', '=', email).execute();
  // Foreign keys delete the rest.
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Checks that an e-mail address has signed in at least once. */
export const isKnownEmail = async (store: Queries, email: string): Promise<boolean> =>
  (await findUserId(store, email)) !== undefined;

/** Stores the language that a user reads. Writes only if it has changed. */
export async function keepLanguage({ db }: Queries, id: string, language: Language): Promise<void> {
  const row = await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.language === language) return;
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}
