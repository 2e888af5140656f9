import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, type FeedRow, openTestFeed } from '../../../test/feed.ts';
import { stageFeed } from '../../../test/staged-feed.ts';
import type { FeedError } from '../../command/feed-error.ts';
import { checkWeek } from '../publish/check-week.ts';

const feed = await closeAfterAll(openTestFeed());

const inWeek = (week_number: number, rows: readonly FeedRow[]) =>
  rows.map((row) => ({ ...row, week_number: String(week_number) }));

const tree = (leaf: string, middle: string, top: string): FeedRow => ({
  category_id: leaf,
  category_2_lvl_id: middle,
  category_1_lvl_id: top,
});

const cases: readonly [name: string, first: FeedRow, second: FeedRow, problem: string][] = [
  [
    'one offer with two prices',
    feedRow(1),
    feedRow(1, { price: '101' }),
    'product «Товар 1» (P1) of seller «Магазин 1» is there twice with different values',
  ],
  [
    'one offer with two titles of the seller',
    feedRow(1),
    feedRow(1, { seller_title: 'Иной' }),
    'product «Товар 1» (P1) of seller «Магазин 1» is there twice',
  ],
  [
    'one offer with and without a rating',
    feedRow(1),
    feedRow(1, { seller_rating: '' }),
    'product «Товар 1» (P1) of seller «Магазин 1» is there twice',
  ],
  [
    'one offer with and without a link',
    feedRow(1),
    feedRow(1, { product_link: '' }),
    'product «Товар 1» (P1) of seller «Магазин 1» is there twice',
  ],
  [
    'a product in two categories',
    feedRow(1),
    feedRow(2, { product_id: '1' }),
    'product «Товар 1» (P1) is in categories 300001 and 300002',
  ],
  [
    'a product of two brands',
    feedRow(1),
    feedRow(1, { seller_id: '2', brand_id: '6' }),
    'product «Товар 1» (P1) is in brands 5 and 6',
  ],
  [
    'a product with and without a brand',
    feedRow(1),
    feedRow(1, { seller_id: '2', brand_id: '0' }),
    'product «Товар 1» (P1) is in brands «Бренд» and «none»',
  ],
  [
    'a product in two categories with titles of their own',
    feedRow(1),
    feedRow(2, { product_id: '1', category_title: 'Чай' }),
    'product «Товар 1» (P1) is in categories «Раздел › Подраздел › Категория» and «Раздел › Подраздел › Чай»',
  ],
  [
    'a leaf with two parents',
    feedRow(1, tree('7', '8', '9')),
    feedRow(2, tree('7', '18', '9')),
    'category 7 is at level 3 under 8 and at level 3 under 18',
  ],
  [
    'a middle with two parents',
    feedRow(1, tree('7', '8', '9')),
    feedRow(2, tree('17', '8', '19')),
    'category 8 is at level 2 under 9 and at level 2 under 19',
  ],
  [
    'a leaf that is a top elsewhere',
    feedRow(1, tree('7', '8', '9')),
    feedRow(2, tree('10', '11', '7')),
    'category 7 is at level 3 under 8 and at level 1',
  ],
  ['an id at two levels of one row', feedRow(1, tree('7', '7', '9')), feedRow(2), 'category 7 is at level'],
];

/** Weeks that are accepted: the same product otherwise than in other weeks and in a rejected row, and texts that differ. */
const accepted: readonly FeedRow[][] = [
  [feedRow(1, { price: '5', brand_id: '9' }), feedRow(1, { brand_id: 'x' })],
  [
    feedRow(1),
    feedRow(2, {
      seller_id: '2',
      product_id: '1',
      ...tree('300001', '200001', '100001'),
      product_name: 'y',
      product_kaspi_id: 'y',
      product_link: '',
      product_main_img_link: '',
      product_rating: '1',
      product_comments_count: '1',
      brand_title: 'y',
      category_title: 'y',
      category_1_lvl_title: 'y',
      category_2_lvl_title: 'y',
    }),
    feedRow(3, {
      seller_id: '2',
      seller_title: 'z',
      seller_kaspi_id: 'z',
      seller_on_kaspi_from: '',
      seller_rating: '1',
      seller_comments_count: '',
    }),
  ],
];

const { files, weeks } = await stageFeed(feed, {
  'a.csv': csv([
    ...cases.flatMap(([, first], at) => inWeek(at + 1, [first])),
    ...accepted.flatMap((rows, at) => inWeek(cases.length + at + 1, rows)),
  ]),
  'b.csv': csv(cases.flatMap(([, , second], at) => inWeek(at + 1, [feedRow(51), second]))),
});

const check = (at: number) => {
  const [week] = weeks.slice(at);
  if (!week) throw new Error('The week is not staged');
  return checkWeek(feed.analytics, files, week);
};

test.each(cases.map(([name, , , problem], at) => [name, problem, at] as const))(
  'refuses %s and names both rows',
  async (_, problem, at) => {
    const second = problem.endsWith('level') ? '' : `b.csv row ${2 * at + 2}); nothing is published`;
    const { exitCode, message } = (await check(at).catch((error: unknown) => error)) as FeedError;
    expect(message).toMatch(/^2026-W\d\d: /);
    expect(message).toContain(`: ${problem}`);
    expect(message).toContain(`(a.csv row ${at + 1}, ${second}`);
    expect(exitCode).toBe(65);
  },
);

test('accepts the same in different weeks or in a rejected row', async () => {
  expect(await check(cases.length)).toMatchObject({ offers: 1, duplicates: 0 });
});

test('accepts different titles, Kaspi ids, links, dates, ratings and counts of one id', async () => {
  expect(await check(cases.length + 1)).toMatchObject({ offers: 3, duplicates: 0 });
});
