import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { addUser } from '../../test/add-user.ts';
import { inTransaction, type Store } from './store.ts';
import { listPublishedWeeks } from './published-weeks.ts';

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createDatabase();
  store = await database.open();
});

afterEach(async () => {
  await store.close();
  await database.remove();
});

test('a queue of transactions leaves the event loop to others after each', async () => {
  let done = 0;
  const adding = Array.from({ length: 20 }, () => inTransaction(store, addUser).then(() => (done += 1)));
  await nextTurn();
  const doneAtFirstTurn = done;
  await Promise.all(adding);
  expect(doneAtFirstTurn).toBeLessThan(2);
  expect(done).toBe(20);
});

test('rolls back an incomplete transaction', async () => {
  const broken = inTransaction(store, async (transaction) => {
    await addUser(transaction);
    throw new Error('half way');
  });
  await expect(broken).rejects.toThrow('half way');
  expect(await addUser(store)).toBe(1);
});

test('serialises concurrent transactions', async () => {
  const other = await database.open();
  const readThenWrite = (one: Store) =>
    inTransaction(one, async (transaction) => {
      await listPublishedWeeks(transaction);
      return addUser(transaction);
    });
  const counts = await Promise.all([store, store, store].map(readThenWrite));
  counts.push(await readThenWrite(other), await readThenWrite(store));
  expect(counts.toSorted((earlier, later) => earlier - later)).toEqual([1, 2, 3, 4, 5]);
  await other.close();
});
