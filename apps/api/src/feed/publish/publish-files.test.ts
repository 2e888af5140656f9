import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, type FeedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import type { IngestSummary } from '../ingest.ts';
import { dropOrphansAtStart } from './drop-orphans.ts';

let feed: TestFeed;
const analytics = await closeAfterAll(openTestAnalytics());

const openEmptyFeed = async () => {
  feed = await openTestFeed(analytics);
  await dropOrphansAtStart(analytics, feed.store);
};

/** Checks that the engine has no data without a published week. */
const expectNoLeftovers = async () => expect(await feed.leftovers()).toEqual([]);

const week = (week_number: string, ...rows: FeedRow[]) => rows.map((row) => ({ ...row, week_number }));

const readSellers = (snapshot = 0) =>
  analytics.rows('SELECT seller_id FROM seller WHERE snapshot = {snapshot:UInt32} ORDER BY seller_id', {
    snapshot,
  });

describe('several weeks', () => {
  const at = (year: string, week_number: string, n = 1) => feedRow(n, { year, week_number });
  const one = csv([at('2026', '53'), at('2027', '1')]);
  const other = csv([at('2027', '1', 2), at('2020', '53'), at('2026', '1')]);
  let summary: IngestSummary;
  beforeAll(async () => {
    await openEmptyFeed();
    await feed.write('a.csv', one);
    await feed.write('b.csv', other);
    await feed.write('c.csv', one);
    summary = await feed.ingest(['a.csv', 'b.csv'], { future: true });
  });
  afterEach(expectNoLeftovers);
  afterAll(() => feed.close());

  test('publishes all weeks of all files together, each in its ISO year', async () => {
    expect(summary).toMatchObject({
      weeks: [
        { year: 2020, weekNumber: 53, offers: 1 },
        { year: 2026, weekNumber: 1, offers: 1 },
        { year: 2026, weekNumber: 53, offers: 1 },
        { year: 2027, weekNumber: 1, offers: 2 },
      ],
    });
    const names = (await feed.published()).map(({ week: name }) => name);
    expect(names).toEqual(['2027-W1', '2026-W53', '2026-W1', '2020-W53']);
  });

  test('changes nothing for the same content in another order or under other names', async () => {
    const before = await feed.published();
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

describe('replacing', () => {
  beforeEach(openEmptyFeed);
  afterEach(async () => {
    await expectNoLeftovers();
    await feed.close();
  });

  test('repairs a damaged week from the same file', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.ingest(['a.csv']);
    const [damaged] = await feed.published();
    await analytics.command(`ALTER TABLE seller DROP PARTITION ${damaged?.snapshot}`);
    expect(await feed.ingestError(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('replaces a week only with --replace, and drops its rows when no reader is left', async () => {
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.ingest(['a.csv']);
    const before = await feed.published();
    await feed.write('b.csv', csv([feedRow(3), ...week('46', feedRow(1))]));
    expect(await feed.ingestError(['b.csv'])).toEqual({
      exitCode: 65,
      message: 'Published already: 2026-W45. Give --replace to replace whole weeks; nothing is published',
    });
    expect(await feed.published()).toEqual(before);
    let rowsBeforeDrop: unknown;
    const waitForReaders = async () => {
      rowsBeforeDrop = await readSellers(before[0]?.snapshot);
      expect((await feed.published())[1]?.snapshot).not.toBe(before[0]?.snapshot);
    };
    await feed.ingest(['b.csv'], { replace: true, waitForReaders });
    expect(rowsBeforeDrop).toEqual([{ seller_id: 1 }, { seller_id: 2 }]);
    expect(await readSellers(before[0]?.snapshot)).toEqual([]);
    const [, week45] = await feed.published();
    expect(await readSellers(week45?.snapshot)).toEqual([{ seller_id: 3 }]);
  });

  test('publishes content again whose week has been replaced since', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv([feedRow(2)]));
    await feed.ingest(['a.csv']);
    await feed.ingest(['b.csv'], { replace: true });
    expect(await feed.ingestError(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('replaces all demo weeks by the first real week, even one from a demo file', async () => {
    await feed.write('a.csv', csv([feedRow(1)]));
    await feed.write('b.csv', csv(week('46', feedRow(1))));
    await feed.ingest(['a.csv'], { isDemo: true });
    await feed.ingest(['b.csv'], { isDemo: true });
    expect((await feed.published()).map(({ isDemo }) => isDemo)).toEqual([true, true]);
    await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
    expect(await feed.ingestError(['bad.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.published()).toHaveLength(2);
    expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
    expect(await feed.published()).toMatchObject([{ week: '2026-W45', isDemo: false }]);
  });

  test('shares product texts with the nearest week, and keeps them when that week is replaced', async () => {
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
      { texts: productTextTable(w46?.snapshot ?? 0) },
    );
    expect(parts).toEqual([
      { rows: 1, masked: 0 },
      { rows: 10, masked: 1 },
    ]);
    const texts = 'SELECT product_id AS id, product_name AS name FROM {texts:Identifier} ORDER BY id';
    expect(await analytics.rows(texts, { texts: productTextTable(w46?.snapshot ?? 0) })).toEqual([
      { id: 1, name: 'Товар 1' },
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, name: 'Недавно' })),
      { id: 10, name: 'Товар 10' },
    ]);
  });
});
