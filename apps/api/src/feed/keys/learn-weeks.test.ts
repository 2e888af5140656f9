import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, feedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { type KeyKind, keyKinds } from '../../store/week-tables.ts';
import { readHighestIds } from '../../store/entity-keys.ts';
import { listIds } from '../../../test/list-ids.ts';
import { KeyRegistry } from './key-registry.ts';

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed();
});
afterEach(() => feed.close());

const readIds = async (kind: KeyKind) => Object.fromEntries(await listIds(feed.store, kind));

const ingestRows = async (name: string, ...rows: ReturnType<typeof feedRow>[]) => {
  await feed.write(name, csv(rows));
  return feed.ingestError([name], { replace: true });
};

test('a feed with ids teaches them, and the next key gets the id after the highest', async () => {
  expect(await ingestRows('a.csv', feedRow(1), feedRow(2, { brand_id: '0' }))).toEqual({});
  expect(await Promise.all(keyKinds.map(readIds))).toEqual([
    { 'kaspi:S1': 1, 'kaspi:S2': 2 },
    { P1: 1, P2: 2 },
    { бренд: 5 },
    { раздел: 100_001, 'раздел › подраздел': 200_001, 'раздел › подраздел › категория': 300_001 },
  ]);
  const registry = await KeyRegistry.open(feed.store);
  expect(await registry.assign('product', ['P2', 'P9', 'P2'])).toEqual(
    new Map([
      ['P2', 2],
      ['P9', 3],
    ]),
  );
  expect(await registry.assign('category', ['новое'])).toEqual(new Map([['новое', 300_003]]));
});

test('a Kaspi id or article with another id is refused with both, and titles may change their ids', async () => {
  expect(await ingestRows('a.csv', feedRow(1))).toEqual({});
  expect(await ingestRows('b.csv', feedRow(1, { product_id: '7', week_number: '44' }))).toEqual({
    exitCode: 65,
    message: '2026-W44: product «P1» has the id 1, and the files give it 7: give 1; nothing is published',
  });
  expect(await ingestRows('c.csv', feedRow(1, { seller_id: '8', week_number: '44' }))).toMatchObject({
    message: expect.stringContaining('seller «kaspi:S1» has the id 1, and the files give it 8'),
  });
  const renamed = { brand_id: '9', category_id: '31', seller_title: 'Новое имя' };
  expect(await ingestRows('d.csv', feedRow(1, renamed))).toEqual({});
  expect(await readIds('brand')).toEqual({ бренд: 5 });
  expect(await readHighestIds(feed.store)).toMatchObject({ brand: 9, product: 1 });
});

test('an article on several ids teaches the lowest, and loads again', async () => {
  const card = { product_kaspi_id: '104820117' };
  const [first, other] = [feedRow(1, card), feedRow(3, { ...card, brand_id: '8', brand_title: 'БРЕНД' })];
  await feed.write('split.csv', csv([first, other]));
  for (const replace of [false, true]) {
    const summary = await feed.ingest(['split.csv'], { replace });
    expect(summary).toMatchObject({ warnings: [{ kind: 'split-article' }, { kind: 'similar-titles' }] });
    expect(await readIds('product')).toMatchObject({ 104820117: 1 });
    expect(await readIds('brand')).toEqual({ бренд: 5 });
    expect(await ingestRows('between.csv', feedRow(50))).toEqual({});
  }
  expect(await ingestRows('a.csv', other)).toMatchObject({ exitCode: 65 });
});

test('a demo teaches nothing', async () => {
  await feed.write('a.csv', csv([feedRow(1)]));
  await feed.ingest(['a.csv'], { isDemo: true });
  expect(await readIds('seller')).toEqual({});
});
