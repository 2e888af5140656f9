import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, type FeedRow, openTestFeed } from '../../../test/feed.ts';

const feed = await closeAfterAll(openTestFeed());

const long = (length: number) => 'ы'.repeat(length);

/** Allowed values of each column: the ends of its range and all notations. */
const allowed: readonly FeedRow[] = [
  ...['2020', '2030', '02026', ' 2026\t'].map((year) => ({ year })),
  ...['1', '52', '053'].map((week_number) => ({ week_number })),
  { year: '2020', week_number: '53' },
  { year: '2025', week_number: '52' },
  ...['1', '4294967295', '00000000000000000000000000000000077'].map((seller_id) => ({ seller_id })),
  ...['x', long(64), ` ${long(64)} `].map((seller_kaspi_id) => ({ seller_kaspi_id })),
  ...[
    'x',
    long(500),
    '🙂'.repeat(500),
    'a\u00a0b',
    'line\nfeed',
    'nul\0',
    "'; DROP TABLE offer; --",
    '\\N',
    '=1+1',
  ].map((seller_title) => ({ seller_title })),
  ...['', '0', '0.0', '5', '5.000', '4.99', '04.5', '0.0001', '  '].map((seller_rating) => ({
    seller_rating,
  })),
  ...['', '0', '4294967295'].map((seller_comments_count) => ({ seller_comments_count })),
  ...['', '2024-02-29', '2000-02-29', '1900-01-01', '2299-12-31'].map((seller_on_kaspi_from) => ({
    seller_on_kaspi_from,
  })),
  ...['1', '4294967295'].map((product_id) => ({ product_id })),
  ...['x', long(64)].map((product_kaspi_id) => ({ product_kaspi_id })),
  ...['x', long(1000)].map((product_name) => ({ product_name })),
  ...[
    '',
    'https://kaspi.kz',
    'https://kaspi.kz/',
    'HTTPS://Kaspi.KZ/shop/p/телефон-1/?c=750000000#x',
    'https://a-b.m.kaspi.kz:443/p@x',
  ].map((product_link) => ({ product_link })),
  ...['', 'https://cdn.example/1.jpg', 'https://картинки.kz/1', 'https://cdn.example:65535/x?y'].map(
    (product_main_img_link) => ({ product_main_img_link }),
  ),
  ...['', '0', '5'].map((product_rating) => ({ product_rating })),
  ...['', '0', '4294967295'].map((product_comments_count) => ({ product_comments_count })),
  { brand_id: '0' },
  { brand_id: '0', brand_title: '' },
  { brand_id: '0', brand_title: long(501) },
  { brand_id: '4294967295' },
  { brand_title: long(500) },
  ...['1', '4294967295'].map((category_id) => ({ category_id })),
  { category_title: long(500) },
  { category_1_lvl_id: '2' },
  { category_1_lvl_title: long(500) },
  { category_2_lvl_id: '3' },
  { category_2_lvl_title: long(500) },
  ...['0.01', '1000000000000', '1000000000000.00', '000000000000000000001.5', '7.1'].map((of) => ({
    price: of,
    revenue: '1',
  })),
  { sales_count: '0', revenue: '0' },
  { sales_count: '0', revenue: '' },
  { sales_count: '0', revenue: '0.00' },
  { sales_count: '4294967295', revenue: '1000000000000000' },
  { price: '1000000000000', sales_count: '1000', revenue: '' },
  { revenue: '0.01' },
];

test('accepts each allowed value', async () => {
  const rows = allowed.map((given, index) => feedRow(index + 1000, given));
  await feed.write('allowed.csv', csv(rows));
  const { found, rejects } = await feed.check('allowed.csv');
  expect(rejects).toEqual([]);
  expect(found.rows).toEqual({ read: rows.length, loaded: rows.length, rejected: 0, duplicates: 0 });
});
