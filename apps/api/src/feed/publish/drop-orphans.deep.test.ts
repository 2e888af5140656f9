import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import { listEarlierTables } from '../../analytics/schema/earlier-tables.ts';
import { dropOrphansAtStart } from './drop-orphans.ts';
import { discardWeeks } from './recover-weeks.ts';
import { readRows } from '../../analytics/read-rows.ts';

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed('new');
  await feed.write('a.csv', csv([feedRow(1)]));
});
afterEach(async () => {
  expect(await feed.leftovers()).toEqual([]);
  await feed.close();
});

const tables = async (...names: string[]) => {
  const found = await readRows(
    feed.analytics,
    z.object({ name: z.string() }),
    'SELECT name FROM system.tables WHERE database = currentDatabase() AND name IN {names:Array(String)} ORDER BY name',
    { names },
  );
  return found.map(({ name }) => name);
};
const createTable = (name: string, columns: string, partition = '') =>
  feed.analytics.command(
    `CREATE TABLE ${name} (load UInt32, ${columns}) ENGINE = MergeTree ${partition} ORDER BY load`,
  );
const byLoad = 'PARTITION BY load';

test('publishes weeks where an earlier version left tables with other columns', async () => {
  await createTable('brand_product', 'brand_id UInt32, product_name String', byLoad);
  await createTable('seller_offer', 'id UInt32', byLoad);
  await feed.analytics.command("INSERT INTO brand_product VALUES (1, 2, 'Чайник')");
  expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
  // Only an explicit command drops a table with rows.
  const earlier = await listEarlierTables(feed.analytics);
  expect(earlier).toEqual([{ name: expect.stringMatching(/^outdated_brand_product_\d+$/), snapshots: [1] }]);
  const sources = { analytics: feed.analytics, store: feed.store };
  expect(await discardWeeks(sources, 'all')).toMatchObject({ tables: [earlier[0]?.name] });
  expect(await listEarlierTables(feed.analytics)).toEqual([]);
});

test('keeps tables of an earlier version while a published week needs them, and foreign tables always', async () => {
  await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
  await feed.ingest(['a.csv']);
  const [earlier] = await feed.published();
  await feed.analytics.command(`DROP TABLE ${productTextTable(earlier?.snapshot ?? 0)} SYNC`);
  await createTable('product_text', 'product_name String', byLoad);
  await createTable('seller_product', 'id UInt32', byLoad);
  await createTable('offer', 'note String');
  await feed.analytics.command('CREATE VIEW build_listed_product AS SELECT * FROM seller_product');
  const names = ['build_listed_product', 'offer', 'seller_product'] as const;
  const remaining = () => tables('product_text', ...names);
  await feed.ingest(['a.csv'], { check: true, replace: true });
  await expect(feed.ingest(['bad.csv'])).rejects.toMatchObject({ exitCode: 65 });
  await dropOrphansAtStart(feed.analytics, feed.store);
  expect(await remaining()).toEqual(['build_listed_product', 'offer', 'product_text', 'seller_product']);
  await feed.ingest(['a.csv'], { replace: true });
  expect(await remaining()).toEqual(['offer']);
});
