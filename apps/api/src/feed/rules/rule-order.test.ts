import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, csv, feedRow, type FeedRow, openTestFeed } from '../../../test/feed.ts';

const feed = await closeAfterAll(openTestFeed());

const count = 'is not a whole number from 0 to 4294967295';
const price = 'is not a number over 0 and up to 1000000000000 with at most 2 decimals';

describe('across columns', () => {
  const cases: readonly [FeedRow, column: string, reason: string][] = [
    [{ year: '2025', week_number: '53' }, 'week_number', 'is a week that the year does not have'],
    [{ sales_count: '0', revenue: '0.01' }, 'revenue', 'is not 0 although sales_count is'],
    [
      { price: '1000000000000', sales_count: '1001', revenue: '' },
      'revenue',
      'is empty, and price × sales_count is over 1000000000000000',
    ],
    [
      { price: '1000000000000', sales_count: '4294967295', revenue: '' },
      'revenue',
      'is empty, and price × sales_count is over 1000000000000000',
    ],
    [{ year: 'x', price: 'y', revenue: 'z' }, 'year', 'is not a whole number from 2020 to 2030'],
    [{ category_2_lvl_id: 'x', category_1_lvl_title: ' ' }, 'category_1_lvl_title', 'is blank'],
    [{ brand_id: 'x', brand_title: '' }, 'brand_id', count],
  ];

  test('reports the first broken rule in column order', async () => {
    await feed.write(
      'across.csv',
      csv([...cases.map(([given], index) => feedRow(index + 1, given)), feedRow(99)]),
    );
    const { rejects } = await feed.check('across.csv');
    expect(rejects.map((line) => /^across\.csv;\d+;(\w+);[^;]*;"?(.*?)"?$/.exec(line)?.slice(1))).toEqual(
      cases.map(([, column, reason]) => [column, reason]),
    );
  });
});

test('rejects invalid UTF-8 by the rule of its column', async () => {
  const bytes = (value: number[]) => Buffer.from([...Buffer.from('x'), ...value]);
  const broken = [[0xff], [0xd0], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]];
  const line = (n: number, column: string, value: number[]) => {
    const [head = '', tail = ''] =
      csv([feedRow(n, { [column]: '@@@' })])
        .split('\n')[1]
        ?.split('@@@') ?? [];
    return Buffer.concat([Buffer.from(head), bytes(value), Buffer.from(`${tail}\n`)]);
  };
  const lines = [
    ...broken.map((value, index) => line(index + 1, 'product_name', value)),
    line(11, 'product_link', [0xff]),
    line(12, 'price', [0xff]),
    line(13, 'seller_title', [0xd0, 0x96]),
  ];
  await feed.write('bytes.csv', Buffer.concat([Buffer.from(`${columnNames.join(',')}\n`), ...lines]));
  const { rejects } = await feed.check('bytes.csv');
  expect(rejects.map((row) => row.replace(/^bytes\.csv;(\d+);(\w+);.*;(?=is)/s, '$1 $2 '))).toEqual([
    ...broken.map((_, index) => `${index + 1} product_name is not text in UTF-8`),
    '6 product_link is not text in UTF-8',
    `7 price ${price}`,
  ]);
});
