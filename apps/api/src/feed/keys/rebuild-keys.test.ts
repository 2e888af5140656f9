import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { listIds } from '../../../test/list-ids.ts';
import { listMergedIds } from '../../period/list.ts';
import { addKeys, mergeIds, readHighestIds, replaceKeys } from '../../store/entity-keys.ts';
import { createForKinds } from '../../store/week-tables.ts';
import { recoverWeeks } from '../publish/recover-weeks.ts';
import { unpublishWeeks } from '../publish/unpublish-weeks.ts';
import { KeyRegistry } from './key-registry.ts';

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed();
  await feed.write('44.csv', csv([feedRow(1), feedRow(2)].map((row) => ({ ...row, week_number: '44' }))));
  await feed.write('45.csv', csv([feedRow(2), feedRow(3)]));
  await feed.ingest(['44.csv', '45.csv']);
});
afterEach(() => feed.close());

const listProducts = async () => Object.fromEntries(await listIds(feed.store, 'product'));

/** Empties the registry, as if an earlier version had published the weeks. */
const forgetKeys = async () => {
  await replaceKeys(feed.store, { keys: createForKinds(() => new Map()), highest: createForKinds(() => 0) });
  await feed.store.db.deleteFrom('highest_ids').execute();
};

test('an installation of an earlier version is taught from its published weeks at the next ingest', async () => {
  await forgetKeys();
  await feed.write('46.csv', csv([feedRow(2, { week_number: '46', product_id: '9' })]));
  expect(await feed.ingestError(['46.csv'], { future: true })).toMatchObject({
    message: expect.stringContaining('product «P2» has the id 2, and the files give it 9'),
  });
  expect(await listProducts()).toEqual({ P1: 1, P2: 2, P3: 3 });
});

test('recover restores what is lost, corrects what weeks contradict, and keeps what no week knows', async () => {
  const before = await readHighestIds(feed.store);
  const keys = createForKinds(() => new Map<string, number>());
  keys.product = new Map([
    ['P1', 2],
    ['P2', 7],
    ['P8', 8],
  ]);
  await replaceKeys(feed.store, { keys, highest: before });
  const { keys: changes } = await recoverWeeks(feed, { takeOver: false });
  expect(changes).toMatchObject({ removed: 2 });
  expect(await listProducts()).toEqual({ P1: 1, P2: 2, P3: 3, P8: 8 });
  expect((await recoverWeeks(feed, { takeOver: false })).keys).toEqual({ added: 0, removed: 0 });
});

test('an ingest is refused while a published week has an id that the registry does not know', async () => {
  await feed.store.db.updateTable('highest_ids').set({ id: 2 }).where('kind', '=', 'product').execute();
  await feed.write('46.csv', csv([feedRow(2, { week_number: '46' })]));
  expect(await feed.ingestError(['46.csv'], { future: true })).toEqual({
    exitCode: 65,
    message:
      '2026-W45 has the product id 3, which the registry of ids does not know: run  pnpm recover  first; nothing is published',
  });
  await recoverWeeks(feed, { takeOver: false });
  expect(await feed.ingestError(['46.csv'], { future: true })).toEqual({});
});

test('an id stays after its weeks are unpublished, and none is given a second time', async () => {
  await unpublishWeeks({ ...feed, log: () => undefined }, ['2026-W44', '2026-W45']);
  const registry = await KeyRegistry.open(feed.store);
  expect([...(await registry.assign('product', ['P3', 'P4'])).values()]).toEqual([3, 4]);
  const other = await KeyRegistry.open(feed.store);
  expect([...(await other.assign('product', ['P5'])).values()]).toEqual([4]);
  await addKeys(feed.store, registry.added);
  expect([...(await (await KeyRegistry.open(feed.store)).assign('product', ['P5', 'P4'])).values()]).toEqual([
    5, 4,
  ]);
});

test('a merged key gets the id of the other one, through several merges', async () => {
  await mergeIds(feed.store, { kind: 'product', id: 1, into: 2 });
  await mergeIds(feed.store, { kind: 'product', id: 2, into: 3 });
  const [first, second] = [1, 2].map((id) => ({ kind: 'product', id, intoId: 3 }));
  expect(await listMergedIds(feed.store)).toEqual({ mergedIds: [first, second] });
  const registry = await KeyRegistry.open(feed.store);
  expect([...(await registry.assign('product', ['P1', 'P2', 'P3'])).values()]).toEqual([3, 3, 3]);
  await feed.write('b.csv', csv([feedRow(1, { product_id: '3' })]));
  expect(await feed.ingestError(['b.csv'], { replace: true })).toEqual({});
});

test('a key that is too long and an id beyond the last are refused', async () => {
  const registry = await KeyRegistry.open(feed.store);
  await expect(registry.assign('brand', ['б'.repeat(501)])).rejects.toThrow('longer than 500 characters');
  await feed.store.db
    .updateTable('highest_ids')
    .set({ id: 4_294_967_295 })
    .where('kind', '=', 'brand')
    .execute();
  const full = await KeyRegistry.open(feed.store);
  await expect(full.assign('brand', ['новый'])).rejects.toThrow('No brand id is left');
});
