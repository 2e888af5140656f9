import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { productTextTable } from '../../analytics/snapshot/product-text-table.ts';

const feed = await closeAfterAll(openTestFeed());

/** White space and invisible characters around copied values. */
const kinds = [
  ...Array.from(
    '\u0085\u00a0\u1680\u180e\u2000\u2003\u2007\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
  ),
  ' \u00a0\t',
  '\u200b \u202f',
];

const readTexts = async () => {
  const [week] = await feed.published();
  const texts = productTextTable(week?.snapshot ?? 0);
  return feed.analytics.rows('SELECT kaspi_id, product_name FROM {texts:Identifier} ORDER BY product_id', {
    texts,
  });
};

test.each([
  ['a.csv', csv],
  ['a.ndjson', ndjson],
])('white space of every kind around values and column names is trimmed in %s', async (name, format) => {
  const rows = kinds.map((space, at) => {
    const around = (value: string) => `${space}${value}${space}`;
    return feedRow(at + 1, {
      product_kaspi_id: around(`10482011${at}`),
      product_name: around(`Мешки${space}${at}`),
      price: around('100'),
      sales_count: around('3'),
      seller_on_kaspi_from: around('2020-02-29'),
    });
  });
  await feed.write(name, format(rows).replace(/^year,/, 'year\u00a0,'));
  await feed.ingest([name], { replace: true, maxRejects: '0' });
  expect(await readTexts()).toEqual(
    kinds.map((space, at) => ({
      kaspi_id: `10482011${at}`,
      product_name: `Мешки${space.replaceAll(/[\t\u0085]/g, ' ')}${at}`,
    })),
  );
});

test('letters whose last byte is one of a space stay', async () => {
  const names = ['Р', 'àР', 'Åм', '…', '«А»', '–', 'Ә'];
  await feed.write('letters.csv', csv(names.map((product_name, at) => feedRow(at + 1, { product_name }))));
  await feed.ingest(['letters.csv'], { replace: true });
  expect(await readTexts()).toMatchObject(names.map((product_name) => ({ product_name })));
});

test('a text of nothing but white space is blank', async () => {
  await feed.write('blank.csv', csv([feedRow(1), feedRow(2, { seller_title: '\u00a0\u200b' })]));
  const { rejects } = await feed.check('blank.csv', { replace: true });
  expect(rejects).toEqual([expect.stringContaining('seller_title;;is blank')]);
});
