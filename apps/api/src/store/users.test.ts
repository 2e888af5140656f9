import { expect, test } from 'vitest';
import { openTestStore } from '../../test/database.ts';
import { findOrAddUser } from './users.ts';

test('adds one user when an address signs in several times at once', async () => {
  const store = await openTestStore();
  const now = new Date('2026-11-16T04:00:00.000Z');
  const added = await Promise.all(
    ['one', 'two', 'three'].map((id) => findOrAddUser(store, { email: 'a@b.co', id, now })),
  );
  expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  expect(await store.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'a@b.co' }]);
  await store.close();
});
