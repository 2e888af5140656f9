import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { listIds } from '../../test/list-ids.ts';
import { addKeys, mergeIds, readHighestIds, readMergedIds, replaceKeys } from './entity-keys.ts';
import type { PublishedWeek } from './published-week-reader.ts';
import { listPublishedWeeks, publishWeeks } from './published-weeks.ts';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { listEvents } from './trail.ts';
import { createForKinds } from './week-tables.ts';

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

/** Creates this many products, from an id on. */
const createProducts = (first: number, count: number) => {
  const keys = createForKinds(() => new Map<string, number>());
  const highest = createForKinds(() => 0);
  for (let id = first; id < first + count; id += 1) keys.product.set(`"${id}" \\ ₸`, id);
  highest.product = first + count - 1;
  return { keys, highest };
};

const readProducts = async () => new Map(await listIds(store, 'product'));

const week: PublishedWeek = {
  year: 2026,
  weekNumber: 46,
  snapshot: 1,
  isDemo: false,
  publishedAt: '2026-11-16T04:00:00.000Z',
  contentHash: '',
  manifest: '{}',
  digest: '',
};

test('keeps more keys than a row and a page have, as they are, and adds to them', async () => {
  await addKeys(store, createProducts(1, 100_500));
  await addKeys(store, createProducts(100_501, 1));
  expect(await readProducts()).toEqual(createProducts(1, 100_501).keys.product);
  expect(await readHighestIds(store)).toEqual({ seller: 0, product: 100_501, brand: 0, category: 0 });
  await replaceKeys(store, createProducts(7, 1));
  expect(await readProducts()).toEqual(createProducts(7, 1).keys.product);
});

test('gives keys their ids with the weeks, or not at all', async () => {
  const keys = createProducts(1, 2);
  const check = () => Promise.reject(new StoreUnavailable('lost'));
  const lost = { check, [Symbol.asyncDispose]: async () => undefined };
  await expect(publishWeeks(store, [week], { removeDemo: true, keys, lock: lost })).rejects.toThrow();
  const twice = [week, { ...week, weekNumber: 47 }];
  await expect(publishWeeks(store, twice, { removeDemo: true, keys })).rejects.toThrow();
  expect([await listPublishedWeeks(store), await readProducts()]).toEqual([[], new Map()]);
  await publishWeeks(store, [week], { removeDemo: true, keys });
  expect([await listPublishedWeeks(store), await readProducts()]).toEqual([[week], keys.keys.product]);
});

test('a merged id leads to the last of several merges', async () => {
  await mergeIds(store, { kind: 'brand', id: 1, into: 2 });
  await mergeIds(store, { kind: 'seller', id: 1, into: 3 });
  await mergeIds(store, { kind: 'brand', id: 2, into: 3 });
  expect(await readMergedIds(store)).toMatchObject({
    seller: new Map([[1, 3]]),
    brand: new Map([
      [1, 3],
      [2, 3],
    ]),
  });
});

test('the trail has one event of a merge', async () => {
  await mergeIds(store, { kind: 'brand', id: 12, into: 7 });
  expect(await listEvents(store, { since: new Date(0) })).toMatchObject([
    { event: 'merge-ids', subject: 'brand 12 into 7', userId: null, address: null },
  ]);
});
