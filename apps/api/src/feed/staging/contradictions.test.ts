import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { csv, feedRow, type FeedRow, openTestFeed, type TestFeed } from '../../../test/feed.ts';

let feed: TestFeed;
const analytics = await closeAfterAll(openTestAnalytics());
beforeEach(async () => {
  feed = await openTestFeed(analytics);
});
afterEach(async () => {
  expect(await feed.leftovers()).toEqual([]);
  await feed.close();
});

const week = (week_number: string, ...rows: FeedRow[]) => rows.map((row) => ({ ...row, week_number }));

describe('contradictions', () => {
  const tree = (leaf: string, middle: string, top: string): FeedRow => ({
    category_id: leaf,
    category_2_lvl_id: middle,
    category_1_lvl_id: top,
  });
  test.each<[string, FeedRow, FeedRow, string]>([
    [
      'one offer with two prices',
      feedRow(1),
      feedRow(1, { price: '101' }),
      'product 1 of seller 1 is there twice with different values',
    ],
    [
      'one offer with two titles of the seller',
      feedRow(1),
      feedRow(1, { seller_title: 'Иной' }),
      'product 1 of seller 1 is there twice',
    ],
    [
      'one offer with and without a rating',
      feedRow(1),
      feedRow(1, { seller_rating: '' }),
      'product 1 of seller 1 is there twice',
    ],
    [
      'one offer with and without a link',
      feedRow(1),
      feedRow(1, { product_link: '' }),
      'product 1 of seller 1 is there twice',
    ],
    [
      'a product in two categories',
      feedRow(1),
      feedRow(2, { product_id: '1' }),
      'product 1 is in categories 300001 and 300002',
    ],
    [
      'a product of two brands',
      feedRow(1),
      feedRow(1, { seller_id: '2', brand_id: '6' }),
      'product 1 is in brands 5 and 6',
    ],
    [
      'a product with and without a brand',
      feedRow(1),
      feedRow(1, { seller_id: '2', brand_id: '0' }),
      'product 1 is in brands 5 and 0',
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
  ])('refuses %s and names both rows', async (_, first, second, what) => {
    await feed.write('a.csv', csv([feedRow(50), first]));
    await feed.write('b.csv', csv([feedRow(51), feedRow(52), second]));
    const { exitCode, message } = (await feed.ingestError(['a.csv', 'b.csv'])) ?? {};
    expect(message).toContain(`2026-W45: ${what}`);
    expect(message).toContain('(a.csv row 2, ');
    if (!what.endsWith('level')) expect(message).toContain('b.csv row 3); nothing is published');
    expect(exitCode).toBe(65);
    expect(await feed.published()).toEqual([]);
  });

  test('accepts the same in different weeks or in a rejected row', async () => {
    await feed.write(
      'a.csv',
      csv([
        ...week('44', feedRow(1)),
        ...week('45', feedRow(1, { price: '5', brand_id: '9' })),
        feedRow(1, { brand_id: 'x' }),
      ]),
    );
    expect(await feed.ingest(['a.csv'], { check: true, maxRejects: '1' })).toMatchObject({
      rows: { loaded: 2, rejected: 1 },
    });
  });

  test('accepts different titles, Kaspi ids, links, dates, ratings and counts of one id', async () => {
    const other = { seller_id: '2', product_id: '1', ...tree('300001', '200001', '100001') };
    const differing = {
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
    };
    await feed.write(
      'a.csv',
      csv([
        feedRow(1),
        feedRow(2, { ...other, ...differing }),
        feedRow(3, {
          seller_id: '2',
          seller_title: 'z',
          seller_kaspi_id: 'z',
          seller_on_kaspi_from: '',
          seller_rating: '1',
          seller_comments_count: '',
        }),
      ]),
    );
    expect(await feed.ingest(['a.csv'], { check: true })).toMatchObject({ rows: { loaded: 3 } });
  });
});
