import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';

const feed = await closeAfterAll(openTestFeed());
afterEach(async () => expect(await feed.leftovers()).toEqual([]));

test('publishes nothing and writes the rejects file if there are too many rejects', async () => {
  const rows = Array.from({ length: 999 }, (_, index) => feedRow(index + 1));
  await feed.write('a.csv', csv([...rows, feedRow(1000, { price: '0' })]));
  await feed.write('b.csv', csv(rows.slice(0, 998).concat(feedRow(999, { price: '0' }))));
  expect(await feed.ingestError(['b.csv'])).toEqual({
    exitCode: 65,
    message: expect.stringMatching(
      /^1 of 999 rows break a rule, more than --max-rejects allows: nothing is published; see .*csv\. price is not a number .*: 1 row, such as row 999 of b\.csv \(0\)$/,
    ),
  });
  expect(await feed.published()).toEqual([]);
  expect(await feed.ingest(['a.csv'], { check: true })).toMatchObject({
    outcome: 'checked',
    rows: { loaded: 999, rejected: 1 },
  });
});

test('publishes nothing if all rows are rejected', async () => {
  await feed.write('a.csv', csv([feedRow(1, { price: '0' })]));
  expect(await feed.ingestError(['a.csv'], { maxRejects: '100%' })).toMatchObject({ exitCode: 65 });
  expect(await feed.published()).toEqual([]);
});

test('writes each rejected value as one CSV field on one line', async () => {
  await feed.write('a;"b".csv', csv([feedRow(1), feedRow(2, { price: 'a;"b"\nc' })]));
  const { rejects } = await feed.check('a;"b".csv');
  expect(rejects).toEqual([
    expect.stringMatching(/^"a;""b"".csv";2;price;"a;""b""\\u000ac";is not a number over 0/),
  ]);
});

test('adds up rows loaded, rejected and duplicate to rows read', async () => {
  const rows = [
    feedRow(1),
    feedRow(2, { price: '100', revenue: '' }),
    feedRow(2, { price: '100.0', revenue: '300.00', seller_rating: ' 4.50 ' }),
    feedRow(3, { brand_id: '0', brand_title: 'ignored', product_comments_count: '' }),
    feedRow(3, { brand_id: '0', brand_title: '', product_comments_count: '0' }),
    feedRow(4, { seller_id: '0' }),
    feedRow(5, { week_number: '44' }),
  ];
  await feed.write('a.csv', csv(rows.slice(0, 4)));
  await feed.write('b.ndjson', ndjson(rows.slice(4)));
  const summary = await feed.ingest(['a.csv', 'b.ndjson'], { maxRejects: '1' });
  expect(summary).toMatchObject({
    outcome: 'published',
    weeks: [
      { year: 2026, weekNumber: 44, offers: 1, sellers: 1, revenue: 300 },
      { year: 2026, weekNumber: 45, offers: 3, sellers: 3, revenue: 900 },
    ],
    rows: { read: 7, loaded: 4, rejected: 1, duplicates: 2 },
    rejects: expect.stringMatching(/rejects\/rejects-[0-9a-f]{12}\.csv$/),
    reasons: [{ column: 'seller_id', rows: 1, example: { file: 'b.ndjson', row: 2, value: '0' } }],
  });
  const path = summary.outcome === 'published' ? summary.rejects : undefined;
  expect(await readFile(path ?? '', 'utf8')).toBe(
    '\uFEFFfile;row;column;value;reason\r\nb.ndjson;2;seller_id;0;is not a whole number from 1 to 4294967295\r\n',
  );
});
