import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, type FeedRow, openTestFeed } from '../../../test/feed.ts';
import { stageFeed } from '../../../test/staged-feed.ts';
import { findWarnings } from './find-warnings.ts';

const feed = await closeAfterAll(openTestFeed());

const sold = (n: number, revenue: string) => feedRow(n, { price: '100', sales_count: '3', revenue });
const fill = (count: number, week_number = '45') =>
  Array.from({ length: count }, (_, at) => feedRow(at + 1, { week_number }));
const unsold = feedRow(101, { sales_count: '0', revenue: '0' });

/** The rows of each week, by its number. */
const rows: Readonly<Record<number, readonly FeedRow[]>> = {
  1: [
    feedRow(1, { brand_id: '7', brand_title: 'Samsung', seller_title: 'ИП Жол' }),
    feedRow(2, { brand_id: '8', brand_title: 'SAMSUNG', seller_title: 'ИП Жол' }),
    feedRow(3, { brand_id: '9', brand_title: 'LG', seller_title: 'Сәтті  Сауда' }),
    feedRow(4, { brand_id: '9', brand_title: 'Lg', seller_title: 'СӘТТІ\u00a0сауда' }),
  ],
  2: [...fill(99), sold(100, '98.99')],
  3: [...fill(99).slice(1), sold(100, '98.99'), unsold],
  4: [sold(1, '100'), sold(2, '900'), ...fill(12).slice(2)],
  5: [sold(1, '900.01'), ...fill(12).slice(1)],
};

const { weeks } = await stageFeed(feed, {
  'a.csv': csv(
    Object.entries(rows).flatMap(([week_number, own]) => own.map((row) => ({ ...row, week_number }))),
  ),
});

const warningsOf = async (weekNumber: number) => {
  const week = weeks.find((one) => one.weekNumber === weekNumber);
  if (!week) throw new Error('The week is not staged');
  return findWarnings(feed.analytics, week);
};

test('titles that differ only by case or spaces are named with their ids; equal ones are not', async () => {
  expect((await warningsOf(1)).map(({ kind, message }) => ({ kind, message }))).toEqual([
    {
      kind: 'similar-titles',
      message:
        '2026-W01: 1 brand title on several ids that differ only by case or spaces, such as 7 «Samsung» and 8 «SAMSUNG»',
    },
    {
      kind: 'similar-titles',
      message:
        '2026-W01: 1 seller title on several ids that differ only by case or spaces, such as 3 «Сәтті  Сауда» and 4 «СӘТТІ\u00a0сауда»',
    },
  ]);
});

test('revenue far from price × units is warned of in more than 1 % of the sold rows', async () => {
  expect(await warningsOf(2)).toEqual([]);
  expect(await warningsOf(3)).toEqual([
    {
      kind: 'revenue-ratio',
      week: '2026-W03',
      count: 1,
      message:
        '2026-W03: revenue is not 0.33 to 3 times price × units in 1 of 99 sold rows, such as product 100 of seller 100: 0.3 times',
    },
  ]);
  expect(await warningsOf(4)).toEqual([]);
  expect(await warningsOf(5)).toMatchObject([{ count: 1 }]);
});

test('a published week gets the warnings about its articles, and about fewer than half or more than twice the rows of the week before', async () => {
  const check = async (...given: FeedRow[]) => {
    await feed.write('a.csv', csv(given));
    return (await feed.check('a.csv', { replace: true, maxRejects: '0' })).found.warnings;
  };
  await feed.write('a.csv', csv([...fill(9), feedRow(10, { product_kaspi_id: 'P1' })]));
  expect(await feed.ingest(['a.csv'], { maxRejects: '0' })).toHaveProperty('warnings', [
    {
      kind: 'split-article',
      week: '2026-W45',
      count: 1,
      message: '2026-W45: 1 article on several product ids, such as P1 on 1 and 10',
    },
  ]);
  expect(await check(...fill(4, '46'))).toEqual([
    {
      kind: 'row-count',
      week: '2026-W46',
      count: 4,
      message: '2026-W46: 4 rows, fewer than half of the 10 of 2026-W45',
    },
  ]);
  expect(await check(...fill(21, '46'), ...fill(50, '44'))).toMatchObject([
    { week: '2026-W46', message: '2026-W46: 21 rows, more than twice the 10 of 2026-W45' },
  ]);
});
