import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { stageFeed } from '../../../test/staged-feed.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { findRule } from './rule-sql.ts';

const feed = await closeAfterAll(openTestFeed());

/** White space and invisible characters around copied values. */
const kinds = [
  ...Array.from(
    '\u0085\u00a0\u1680\u180e\u2000\u2003\u2007\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
  ),
  ' \u00a0\t',
  '\u200b \u202f',
];

const spaced = kinds.map((space, at) => {
  const around = (value: string) => `${space}${value}${space}`;
  return feedRow(at + 1, {
    product_kaspi_id: around(`10482011${at}`),
    product_name: around(`Мешки${space}${at}`),
    price: around('100'),
    sales_count: around('3'),
    seller_on_kaspi_from: around('2020-02-29'),
  });
});
const letters = ['Р', 'àР', 'Åм', '…', '«А»', '–', 'Ә'];
const withSpace = (header: string) => header.replace(/^year,/, 'year\u00a0,');

await stageFeed(feed, {
  'a.csv': withSpace(csv(spaced)),
  'a.ndjson': ndjson(spaced),
  'letters.csv': csv(letters.map((product_name, at) => feedRow(at + 1, { product_name }))),
  'blank.csv': csv([feedRow(1), feedRow(2, { seller_title: '\u00a0\u200b' })]),
});

const readTexts = (file: number) =>
  feed.analytics.rows(
    'SELECT product_kaspi_id, product_name FROM staging_offer WHERE file = {file:UInt8} ORDER BY row',
    { file },
  );

test.each([
  ['csv', 1],
  ['ndjson', 2],
])('white space of every kind around values and column names is trimmed in %s', async (_, file) => {
  expect(await readTexts(file)).toEqual(
    kinds.map((space, at) => ({
      product_kaspi_id: `10482011${at}`,
      product_name: `Мешки${space.replaceAll(/[\t\u0085]/g, ' ')}${at}`,
    })),
  );
});

test('letters whose last byte is one of a space stay', async () => {
  expect(await readTexts(3)).toMatchObject(letters.map((product_name) => ({ product_name })));
});

test('a text of nothing but white space is blank', async () => {
  const [reject] = await readRows(
    feed.analytics,
    z.object({ row: z.number(), broken_rule: z.number() }),
    'SELECT row, broken_rule FROM feed_reject WHERE file = 4',
  );
  expect(reject?.row).toBe(2);
  expect(findRule(reject?.broken_rule ?? 0)).toMatchObject({ column: 'seller_title', reason: 'is blank' });
});
