import { randomUUID } from 'node:crypto';
import type { Queries } from '../src/store/store.ts';

/** Adds a user and returns the number of users. */
export async function addUser({ db }: Queries): Promise<number> {
  const id = randomUUID();
  const user = { id, email: `${id}@example.com`, status: 'active', created_at: '', updated_at: '' } as const;
  await db.insertInto('users').values(user).execute();
  return (await db.selectFrom('users').select('id').execute()).length;
}
