import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, isOnPostgres, type TestDatabase } from '../../test/database.ts';
import { replaceFollowList } from './follow-lists.ts';
import { claimLetter, giveUpClaimed, openLetters, subscribe } from './letters.ts';
import type { Store } from './store.ts';
import { findOrAddUser } from './users.ts';

const now = new Date('2026-11-16T04:00:00.000Z');
const USERS = ['anna', 'boris', 'vera', 'gleb'];

let database: TestDatabase;
/** The stores of two servers. On SQLite both are one: SQLite blocks the event loop while it waits for a writer. */
let one: Store;
let other: Store;

beforeEach(async () => {
  database = await createDatabase();
  one = await database.open();
  other = isOnPostgres ? await database.open() : one;
  for (const id of USERS) {
    await findOrAddUser(one, { email: `${id}@example.kz`, id, now });
    await subscribe(one, id, now);
  }
});

afterEach(async () => {
  await one.close();
  await other.close();
  await database.remove();
});

const eight = <Result>(call: (store: Store) => Promise<Result>): Promise<Result[]> =>
  Promise.all([one, other, one, other, one, other, one, other].map(call));

test('two servers make the letters of a week once, and each claims other ones', async () => {
  await openLetters(one, { year: 2026, weekNumber: 45 }, now);
  const made = await eight((store) => openLetters(store, { year: 2026, weekNumber: 46 }, now));
  expect(made.filter((letters) => letters !== 0)).toEqual([4]);
  const claimed = await eight((store) => claimLetter(store, now));
  const users = claimed.flatMap((letter) => letter?.userId ?? []);
  expect(users.toSorted()).toEqual(USERS.toSorted());
  expect(await giveUpClaimed(other, new Date(now.getTime() + 599_000))).toBe(0);
  expect(await giveUpClaimed(other, new Date(now.getTime() + 600_000))).toBe(4);
});

test('of concurrent changes of one list by two servers one succeeds', async () => {
  for (const version of [0, 1]) {
    const changed = await eight((store) => replaceFollowList(store, 'anna', { version, follows: [] }));
    expect(changed.filter(Boolean)).toEqual([true]);
  }
});
