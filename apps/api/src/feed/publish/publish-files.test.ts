import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { csv, feedRow, type FeedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';
import type { IngestSummary } from '../ingest.ts';

let feed: TestFeed;
beforeAll(async () => {
  feed = await openTestFeed();
});
/** The engine has no data without a published week. */
afterEach(async () => expect(await feed.leftovers()).toEqual([]));
afterAll(() => feed.close());

const inWeek = (week_number: string, rows: readonly FeedRow[], year = '2026') =>
  rows.map((row) => ({ ...row, year, week_number }));

describe('several weeks', () => {
  /** Ten products, of which nine have this name. */
  const ten = (product_name: string) =>
    Array.from({ length: 10 }, (_, at) => feedRow(at + 1, { ...(at < 9 && { product_name }) }));
  const [first, ...others] = [feedRow(1), ...ten('Недавно').slice(1)];
  const one = csv([...inWeek('53', ten('Недавно')), ...inWeek('1', [first], '2027')]);
  const other = csv([...inWeek('1', others, '2027'), ...inWeek('53', ten('Давно'), '2020')]);
  let summary: IngestSummary;
  beforeAll(async () => {
    await feed.write('a.csv', one);
    await feed.write('b.csv', other);
    await feed.write('c.csv', one);
    summary = await feed.ingest(['a.csv', 'b.csv'], { future: true });
  });

  test('publishes all weeks of all files together, each in its ISO year', async () => {
    expect(summary).toMatchObject({
      weeks: [
        { year: 2020, weekNumber: 53, offers: 10 },
        { year: 2026, weekNumber: 53, offers: 10 },
        { year: 2027, weekNumber: 1, offers: 10 },
      ],
    });
    const names = (await feed.published()).map(({ week: name }) => name);
    expect(names).toEqual(['2027-W1', '2026-W53', '2020-W53']);
  });

  test('changes nothing for the same content in another order or under other names', async () => {
    const before = await feed.published();
    for (const replace of [false, true]) {
      expect(await feed.ingest(['b.csv', 'c.csv'], { replace })).toEqual({
        outcome: 'already loaded',
        weeks: [
          { year: 2027, weekNumber: 1 },
          { year: 2026, weekNumber: 53 },
          { year: 2020, weekNumber: 53 },
        ],
      });
    }
    expect(await feed.published()).toEqual(before);
  });

  test('shares product texts with the nearest week, and keeps them when that week is replaced', async () => {
    await feed.write('d.csv', csv(inWeek('53', [feedRow(1)])));
    await feed.ingest(['d.csv'], { replace: true, future: true });
    const [latest] = await feed.published();
    const params = { texts: productTextTable(latest?.snapshot ?? 0) };
    const parts =
      'SELECT rows, has_lightweight_delete AS masked FROM system.parts WHERE active AND table = {texts:String} ORDER BY rows';
    expect(await feed.analytics.rows(parts, params)).toEqual([
      { rows: 1, masked: 0 },
      { rows: 10, masked: 1 },
    ]);
    const texts = 'SELECT product_id AS id, product_name AS name FROM {texts:Identifier} ORDER BY id';
    expect(await feed.analytics.rows(texts, params)).toEqual([
      { id: 1, name: 'Товар 1' },
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, name: 'Недавно' })),
      { id: 10, name: 'Товар 10' },
    ]);
  });
});

/** Each test continues with the weeks of the one before. */
describe('replacing', () => {
  beforeAll(async () => {
    await feed.close();
    feed = await openTestFeed();
    await feed.write('a.csv', csv([feedRow(1), feedRow(2)]));
    await feed.write('b.csv', csv(inWeek('46', [feedRow(1)])));
    await feed.write('c.csv', csv([feedRow(3), ...inWeek('46', [feedRow(1)])]));
  });

  const readSellers = (snapshot = 0) =>
    feed.analytics.rows(
      'SELECT seller_id FROM seller WHERE snapshot = {snapshot:UInt32} ORDER BY seller_id',
      {
        snapshot,
      },
    );

  test('replaces all demo weeks by the first real week, even one from a demo file', async () => {
    await feed.ingest(['a.csv'], { isDemo: true });
    await feed.ingest(['b.csv'], { isDemo: true });
    expect((await feed.published()).map(({ isDemo }) => isDemo)).toEqual([true, true]);
    await feed.write('bad.csv', csv([feedRow(1), feedRow(1, { price: '7' })]));
    expect(await feed.ingestError(['bad.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.published()).toHaveLength(2);
    expect(await feed.ingest(['a.csv'])).toMatchObject({ outcome: 'published' });
    expect(await feed.published()).toMatchObject([{ week: '2026-W45', isDemo: false }]);
  });

  test('repairs a damaged week from the same file', async () => {
    const [damaged] = await feed.published();
    await feed.analytics.command(`ALTER TABLE seller DROP PARTITION ${damaged?.snapshot}`);
    expect(await feed.ingestError(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });

  test('replaces a week only with --replace, and drops its rows when no reader is left', async () => {
    const before = await feed.published();
    expect(await feed.ingestError(['c.csv'])).toEqual({
      exitCode: 65,
      message: 'Published already: 2026-W45. Give --replace to replace whole weeks; nothing is published',
    });
    expect(await feed.published()).toEqual(before);
    let rowsBeforeDrop: unknown;
    const waitForReaders = async () => {
      rowsBeforeDrop = await readSellers(before[0]?.snapshot);
      expect((await feed.published())[1]?.snapshot).not.toBe(before[0]?.snapshot);
    };
    expect(await feed.ingest(['c.csv'], { replace: true, waitForReaders })).toMatchObject({
      comparison: { week: '2026-W46', before: { weekNumber: 45 } },
      replaced: [
        {
          week: '2026-W45',
          before: { weekNumber: 45, offers: 2, sellers: 2, revenue: 600 },
          vanished: { sellers: 2, products: 2 },
        },
      ],
    });
    expect(rowsBeforeDrop).toEqual([{ seller_id: 1 }, { seller_id: 2 }]);
    expect(await readSellers(before[0]?.snapshot)).toEqual([]);
    const [, week45] = await feed.published();
    expect(await readSellers(week45?.snapshot)).toEqual([{ seller_id: 3 }]);
  });

  test('publishes content again whose week has been replaced since', async () => {
    expect(await feed.ingestError(['a.csv'])).toMatchObject({ exitCode: 65 });
    expect(await feed.ingest(['a.csv'], { replace: true })).toMatchObject({ outcome: 'published' });
  });
});
