import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestAnalytics } from '../../test/clickhouse.ts';
import { csv, feedRow, type FeedRow, openTestFeed, type TestFeed } from '../../test/feed.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { textsOf } from '../analytics/place.ts';
import { dropOrphans } from './orphans.ts';

let analytics: Analytics;
let feed: TestFeed;
beforeAll(async () => {
  analytics = await openTestAnalytics();
});
beforeEach(async () => {
  feed = await openTestFeed(analytics);
  await dropOrphans(analytics, feed.store, feed.folder);
});
afterEach(async () => {
  expect(await feed.leftovers()).toEqual([]);
  await feed.close();
});
afterAll(() => analytics.close());

const failure = (names: readonly string[], options?: Parameters<TestFeed['ingest']>[1]) =>
  feed.ingest(names, options).then(
    () => undefined,
    (error: { exitCode?: number; message: string }) => ({ exitCode: error.exitCode, message: error.message }),
  );

const week = (week_number: string, ...rows: FeedRow[]) => rows.map((row) => ({ ...row, week_number }));

describe('publishing', () => {
  test('a file of several weeks and a week over several files are published together', async () => {
    await feed.write('a.csv', csv([...week('44', feedRow(1)), ...week('45', feedRow(1))]));
    await feed.write('b.csv', csv([...week('45', feedRow(2)), ...week('46', feedRow(1))]));
    expect(await feed.ingest(['a.csv', 'b.csv'])).toMatchObject({
      weeks: [{ weekNumber: 44 }, { weekNumber: 45, offers: 2 }, { weekNumber: 46 }],
    });
    expect((await feed.published()).map(({ week: name }) => name)).toEqual([
      '2026-W46',
      '2026-W45',
      '2026-W44',
    ]);
  });

  test('the same contents in any order, and under other names, change nothing', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv([...week('46', feedRow(2))]));
    await feed.ingest(['a.csv', 'b.csv']);
    const before = await feed.published();
    await feed.write('c.csv', csv([feedRow(1)]));
    for (const replace of [false, true]) {
      expect(await feed.ingest(['b.csv', 'c.csv'], { replace })).toEqual({
        outcome: 'already loaded',
        weeks: [
          { year: 2026, weekNumber: 46 },
          { year: 2026, weekNumber: 45 },
        ],
      });
    }
    expect(await feed.published()).toEqual(before);
  });

  test('a published week is replaced only when asked to, whole, and its other weeks wait with it', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.ingest(['a.csv']);
    const before = await feed.published();
    await feed.write('b.csv', csv([feedRow(3), ...week('46', feedRow(1))]));
    expect(await failure(['b.csv'])).toEqual({
      exitCode: 65,
      message: 'Published already: 2026-W45. Give --replace to replace whole weeks; nothing is published',
    });
    expect(await feed.published()).toEqual(before);
    expect(await feed.ingest(['b.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
    const [, w45] = await feed.published();
    const sellers = 'SELECT seller_id FROM seller WHERE load = {load:UInt32}';
    expect(await feed.analytics.rows(sellers, { load: w45?.load })).toEqual([{ seller_id: 3 }]);
  });

  test('contents of which a week was replaced since are not loaded already', async () => {
    await feed.write('a.csv', csv([feedRow(1), ...week('46', feedRow(1))]));
    await feed.write('b.csv', csv(week('46', feedRow(2))));
    await feed.ingest(['a.csv']);
    await feed.ingest(['b.csv'], { replace: true });
    expect(await failure(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('a damaged week is not loaded already: it can be repaired from the same file', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.ingest(['a.csv']);
    const [damaged] = await feed.published();
    await feed.analytics.command(`ALTER TABLE seller DROP PARTITION ${damaged?.load}`);
    expect(await failure(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('the first real load takes the place of all demo weeks', async () => {
    await feed.write('demo.csv', csv([feedRow(1), ...week('46', feedRow(1))]));
    await feed.ingest(['demo.csv'], { isDemo: true });
    expect((await feed.published()).map(({ isDemo }) => isDemo)).toEqual([true, true]);
    await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
    expect(await failure(['bad.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.published()).toHaveLength(2);
    await feed.write('real.csv', csv([feedRow(2)]));
    expect(await feed.ingest(['real.csv'])).toMatchObject({ outcome: 'published' });
    expect(await feed.published()).toMatchObject([{ week: '2026-W45', isDemo: false }]);
  });

  test('the same file as a demo and then for real is published for real', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.ingest(['a.csv'], { isDemo: true });
    expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
    expect(await feed.published()).toMatchObject([{ isDemo: false }]);
  });

  test('weeks at the turn of the year belong to their ISO year', async () => {
    const at = (year: string, week_number: string) => feedRow(1, { year, week_number });
    await feed.write('a.csv', csv([at('2026', '53'), at('2027', '1'), at('2020', '53'), at('2026', '1')]));
    await feed.ingest(['a.csv']);
    expect((await feed.published()).map(({ week: name }) => name)).toEqual([
      '2027-W1',
      '2026-W53',
      '2026-W1',
      '2020-W53',
    ]);
  });

  test('a week begins with the texts of the nearest one, and keeps them when that one is replaced', async () => {
    const ten = (product_name: string) =>
      Array.from({ length: 10 }, (_, at) => feedRow(at + 1, { ...(at < 9 && { product_name }) }));
    await feed.write('a.csv', csv([...week('20', ...ten('Давно')), ...week('45', ...ten('Недавно'))]));
    await feed.write('b.csv', csv(week('46', feedRow(1), ...ten('Недавно').slice(1))));
    await feed.write('c.csv', csv(week('45', feedRow(1))));
    await feed.ingest(['a.csv']);
    await feed.ingest(['b.csv']);
    await feed.ingest(['c.csv'], { replace: true });
    const [w46] = await feed.published();
    const parts = await feed.analytics.rows(
      'SELECT rows, has_lightweight_delete AS masked FROM system.parts WHERE active AND table = {texts:String} ORDER BY rows',
      { texts: textsOf(w46?.load ?? 0) },
    );
    expect(parts).toEqual([
      { rows: 1, masked: 0 },
      { rows: 10, masked: 1 },
    ]);
    const texts = 'SELECT product_id AS id, product_name AS name FROM {texts:Identifier} ORDER BY id';
    expect(await feed.analytics.rows(texts, { texts: textsOf(w46?.load ?? 0) })).toEqual([
      { id: 1, name: 'Товар 1' },
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, name: 'Недавно' })),
      { id: 10, name: 'Товар 10' },
    ]);
  });

  test('replaced loads stay until nobody reads them any more', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv([feedRow(2)]));
    await feed.ingest(['a.csv']);
    const [before] = await feed.published();
    let rows: unknown;
    const readersGone = async () => {
      rows = await feed.analytics.rows('SELECT seller_id FROM seller WHERE load = {load:UInt32}', {
        load: before?.load,
      });
      expect((await feed.published())[0]?.load).not.toBe(before?.load);
    };
    await feed.ingest(['b.csv'], { replace: true, readersGone });
    expect(rows).toEqual([{ seller_id: 1 }]);
  });
});
