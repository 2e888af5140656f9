import type { User } from '@vitrina/contract';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';

/** The columns of a user, for a query that joins others. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.status',
  'users.created_at',
  'users.updated_at',
] as const;

/** A user as the calls show him. */
export const toUser = (row: Tables['users']): User => ({
  id: row.id,
  email: row.email,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The user with this address; whoever signs in for the first time becomes one, under the id given. */
export async function findOrAddUser(
  { db }: Queries,
  { email, id, now }: { email: string; id: string; now: Date },
): Promise<User> {
  const moment = now.toISOString();
  await db
    .insertInto('users')
    .values({ id, email, status: 'active', created_at: moment, updated_at: moment })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return toUser(row);
}
