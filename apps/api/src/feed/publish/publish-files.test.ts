import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, type FeedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { textsOf } from '../../analytics/place.ts';
import { dropOrphansAtStart } from './drop-orphans.ts';

let analytics: Analytics;
let feed: TestFeed;
beforeAll(async () => {
  analytics = await openTestAnalytics();
});
afterAll(() => analytics.close());

/** No week is published when a group begins; its tests go on from each other's weeks. */
const beginWithNoWeek = () => {
  beforeAll(async () => {
    feed = await openTestFeed(analytics);
    await dropOrphansAtStart(analytics, feed.store, feed.folder);
  });
  afterEach(async () => expect(await feed.leftovers()).toEqual([]));
  afterAll(() => feed.close());
};

const failure = (names: readonly string[], options?: Parameters<TestFeed['ingest']>[1]) =>
  feed.ingest(names, options).then(
    () => undefined,
    (error: { exitCode?: number; message: string }) => ({ exitCode: error.exitCode, message: error.message }),
  );

const week = (week_number: string, ...rows: FeedRow[]) => rows.map((row) => ({ ...row, week_number }));

const sellersOf = (load = 0) =>
  analytics.rows('SELECT seller_id FROM seller WHERE load = {load:UInt32}', { load });

describe('several weeks', () => {
  beginWithNoWeek();
  const at = (year: string, week_number: string, n = 1) => feedRow(n, { year, week_number });
  const one = csv([at('2026', '53'), at('2027', '1')]);
  const other = csv([at('2027', '1', 2), at('2020', '53'), at('2026', '1')]);

  test('of one file, and a week over several files, are published together, each in its ISO year', async () => {
    await feed.write('a.csv', one);
    await feed.write('b.csv', other);
    expect(await feed.ingest(['a.csv', 'b.csv'])).toMatchObject({
      weeks: [
        { year: 2020, weekNumber: 53, offers: 1 },
        { year: 2026, weekNumber: 1, offers: 1 },
        { year: 2026, weekNumber: 53, offers: 1 },
        { year: 2027, weekNumber: 1, offers: 2 },
      ],
    });
    expect((await feed.published()).map(({ week: name }) => name)).toEqual([
      '2027-W1',
      '2026-W53',
      '2026-W1',
      '2020-W53',
    ]);
  });

  test('of the same contents in any order, and under other names, change nothing', async () => {
    const before = await feed.published();
    await feed.write('c.csv', one);
    for (const replace of [false, true]) {
      expect(await feed.ingest(['b.csv', 'c.csv'], { replace })).toEqual({
        outcome: 'already loaded',
        weeks: [
          { year: 2027, weekNumber: 1 },
          { year: 2026, weekNumber: 53 },
          { year: 2026, weekNumber: 1 },
          { year: 2020, weekNumber: 53 },
        ],
      });
    }
    expect(await feed.published()).toEqual(before);
  });
});

describe('a published week', () => {
  beginWithNoWeek();

  test('that is damaged is not loaded already: it can be repaired from the same file', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.ingest(['a.csv']);
    const [damaged] = await feed.published();
    await analytics.command(`ALTER TABLE seller DROP PARTITION ${damaged?.load}`);
    expect(await failure(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('is replaced only when asked to, whole, and its other weeks wait with it', async () => {
    const before = await feed.published();
    await feed.write('b.csv', csv([feedRow(3), ...week('46', feedRow(1))]));
    expect(await failure(['b.csv'])).toEqual({
      exitCode: 65,
      message: 'Published already: 2026-W45. Give --replace to replace whole weeks; nothing is published',
    });
    expect(await feed.published()).toEqual(before);
    expect(await feed.ingest(['b.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
    const [, w45] = await feed.published();
    expect(await sellersOf(w45?.load)).toEqual([{ seller_id: 3 }]);
  });

  test('that is replaced stays until nobody reads it any more', async () => {
    const [, before] = await feed.published();
    let rows: unknown;
    const waitForReaders = async () => {
      rows = await sellersOf(before?.load);
      expect((await feed.published())[1]?.load).not.toBe(before?.load);
    };
    await feed.ingest(['a.csv'], { replace: true, waitForReaders });
    expect(rows).toEqual([{ seller_id: 3 }]);
    expect(await sellersOf(before?.load)).toEqual([]);
  });

  test('once replaced, leaves the contents that it came with to be loaded anew', async () => {
    expect(await failure(['b.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['b.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });
});

describe('a demo', () => {
  beginWithNoWeek();

  test('gives way, all of it, to the first real load, though that is a file of the demo', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv(week('46', feedRow(1))));
    await feed.ingest(['a.csv'], { isDemo: true });
    await feed.ingest(['b.csv'], { isDemo: true });
    expect((await feed.published()).map(({ isDemo }) => isDemo)).toEqual([true, true]);
    await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
    expect(await failure(['bad.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.published()).toHaveLength(2);
    expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
    expect(await feed.published()).toMatchObject([{ week: '2026-W45', isDemo: false }]);
  });
});

describe('texts', () => {
  beginWithNoWeek();

  test('of a week begin with those of the nearest one, which stay when that one is replaced', async () => {
    const ten = (product_name: string) =>
      Array.from({ length: 10 }, (_, at) => feedRow(at + 1, { ...(at < 9 && { product_name }) }));
    await feed.write('a.csv', csv([...week('20', ...ten('Давно')), ...week('45', ...ten('Недавно'))]));
    await feed.write('b.csv', csv(week('46', feedRow(1), ...ten('Недавно').slice(1))));
    await feed.write('c.csv', csv(week('45', feedRow(1))));
    await feed.ingest(['a.csv']);
    await feed.ingest(['b.csv']);
    await feed.ingest(['c.csv'], { replace: true });
    const [w46] = await feed.published();
    const parts = await analytics.rows(
      'SELECT rows, has_lightweight_delete AS masked FROM system.parts WHERE active AND table = {texts:String} ORDER BY rows',
      { texts: textsOf(w46?.load ?? 0) },
    );
    expect(parts).toEqual([
      { rows: 1, masked: 0 },
      { rows: 10, masked: 1 },
    ]);
    const texts = 'SELECT product_id AS id, product_name AS name FROM {texts:Identifier} ORDER BY id';
    expect(await analytics.rows(texts, { texts: textsOf(w46?.load ?? 0) })).toEqual([
      { id: 1, name: 'Товар 1' },
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, name: 'Недавно' })),
      { id: 10, name: 'Товар 10' },
    ]);
  });
});
