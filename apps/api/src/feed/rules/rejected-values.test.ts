import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, openTestFeed } from '../../../test/feed.ts';

const feed = await closeAfterAll(openTestFeed());

const id = 'is not a whole number from 1 to 4294967295';
const count = 'is not a whole number from 0 to 4294967295';
const price = 'is not a number over 0 and up to 1000000000000 with at most 2 decimals';
const revenue = 'is not a number from 0 to 1000000000000000 with at most 2 decimals';
const rating = 'is not a number from 0 to 5';
const day = 'is not a day YYYY-MM-DD that exists (1900 to 2299)';
const kaspi = 'is not an https address of kaspi.kz';
const image = 'is not an https address of a public host name';
const long = (length: number) => 'ы'.repeat(length);

/** Values that each column refuses, and the reason. */
const refused: readonly [column: string, values: readonly string[], reason: string][] = [
  ['year', ['', '  '], 'is missing'],
  [
    'year',
    ['2019', '2031', '25', '2026.0', '+2026', '-2026', '2e3', '0x7ea', '２０２６', '20 26', '2,026'],
    'is not a whole number from 2020 to 2030',
  ],
  [
    'week_number',
    ['0', '54', '300', '-1', '7.0', '1e1', '18446744073709551661'],
    'is not a whole number from 1 to 53',
  ],
  ['seller_id', ['0', '-1', '4294967296', '9007199254740992', '99999999999999999999999', '1e3', 'nan'], id],
  ['seller_kaspi_id', [' ', '\n'], 'is blank'],
  ['seller_kaspi_id', [long(65)], 'is longer than 64 characters'],
  ['seller_title', ['', '\t \t', '\u0001\u0085'], 'is blank'],
  ['seller_title', [long(501)], 'is longer than 500 characters'],
  [
    'seller_rating',
    ['5.0001', '6', '-1', '4,5', '.5', '5.', 'nan', '1e-3', '5.00000000000000000000000001'],
    rating,
  ],
  ['seller_comments_count', ['-1', '4294967296', '1.0', 'null'], count],
  [
    'seller_on_kaspi_from',
    [
      '2020-02-31',
      '2023-02-29',
      '2020-13-01',
      '2020-00-10',
      '2020-1-1',
      '20200101',
      '01.02.2020',
      '2020-01-01 00:00:00',
      '1899-12-31',
      '0000-00-00',
    ],
    day,
  ],
  ['product_id', ['0', '4294967296', '1.5'], id],
  ['product_kaspi_id', [''], 'is blank'],
  ['product_name', [long(1001)], 'is longer than 1000 characters'],
  [
    'product_link',
    [
      'http://kaspi.kz/',
      'https://evil.example/kaspi.kz',
      'https://kaspi.kz.evil.example/',
      'https://evilkaspi.kz/',
      'https://kaspi.kz@evil.example/',
      'https://user:x@kaspi.kz/',
      'https://kaspi.kz\\@evil.example/',
      'javascript:alert(1)',
      '//kaspi.kz/',
      'https://.kaspi.kz/',
      'https://kaspi.kz/a b',
      'https://kaspi.kz/a\nb',
      'kaspi.kz',
      'https://kaspi.kz:port/',
      'https://kaspi.kz:65536/',
      'https://kaspi.kz:99999/',
      'https://kaspi.kz/\u202egpj.exe',
      'https://kaspi.kz/a\u200bb',
      'https://kaspi.kz/a\u00a0b',
    ],
    kaspi,
  ],
  [
    'product_main_img_link',
    [
      'http://x.example/1.jpg',
      'data:image/png;base64,AAAA',
      'https://',
      'https:///x',
      'https://a..b/',
      'https://x@y.example/',
      'https://127.0.0.1:22/',
      'https://10.0.0.1:8443/x?y',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f.0.0.1/',
      'https://0x7f000001/',
      'https://[::1]/',
      'https://[fe80::1]/',
      'https://192.168.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://１２７.0.0.1/',
      'https://127。0。0。1/',
      'https://ｌｏｃａｌｈｏｓｔ/',
      'https://localhost/',
      'https://LOCALHOST:443/',
      'https://app.localhost/',
      'https://router.local/',
      'https://db.internal/',
      'https://nas.home.arpa/',
      'https://intranet/',
      'https://cdn.example:65536/1.jpg',
      'https://cdn.example/\u202egpj.exe',
    ],
    image,
  ],
  ['product_rating', ['5.1'], rating],
  ['product_comments_count', ['-0', '4294967296'], count],
  ['brand_id', ['', ' '], 'is missing'],
  ['brand_id', ['-1', '4294967296'], count],
  ['brand_title', ['', ' '], 'is blank'],
  ['brand_title', [long(501)], 'is longer than 500 characters'],
  ['category_id', ['0', '4294967296'], id],
  ['category_title', [' '], 'is blank'],
  ['category_1_lvl_id', ['0'], id],
  ['category_1_lvl_title', [''], 'is blank'],
  ['category_2_lvl_id', ['0'], id],
  ['category_2_lvl_title', [long(501)], 'is longer than 500 characters'],
  ['price', [''], 'is missing'],
  [
    'price',
    [
      '0',
      '0.00',
      '0.001',
      '1.999',
      '1.500',
      '-1',
      '1000000000000.01',
      '99999999999999999999',
      '1e3',
      'inf',
      '1,5',
      '1 000',
      '1.',
      '.5',
    ],
    price,
  ],
  ['sales_count', [''], 'is missing'],
  ['sales_count', ['-1', '4294967296', '3.0'], count],
  [
    'revenue',
    ['-1', '1.999', 'nan', 'inf', '1,5', '1e309', '1000000000000000.01', '18446744073709551616'],
    revenue,
  ],
  ['revenue', ['0', '0.00'], 'is 0 although sales_count is not'],
];

test('rejects each invalid value with its column and reason', async () => {
  const cases = refused.flatMap(([column, values, reason]) =>
    values.map((value) => ({ column, value, reason })),
  );
  await feed.write(
    'refused.csv',
    csv([...cases.map(({ column, value }, index) => feedRow(index + 1000, { [column]: value })), feedRow(1)]),
  );
  const { found, rejects } = await feed.check('refused.csv');
  expect(
    rejects.map((line) => [line.split(';')[2], cases.findIndex(({ reason }) => line.endsWith(reason)) >= 0]),
  ).toEqual(cases.map(({ column }) => [column, true]));
  expect(rejects.map((line) => line.split(';')[1])).toEqual(cases.map((_, index) => String(index + 1)));
  for (const [index, { reason }] of cases.entries())
    expect(rejects[index]).toMatch(new RegExp(`;"?${reason.replaceAll(/[().]/g, '\\$&')}"?$`));
  expect(found.rows).toEqual({ read: cases.length + 1, loaded: 1, rejected: cases.length, duplicates: 0 });
});
