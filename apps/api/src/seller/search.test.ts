import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { sellerReports } from './reports.ts';

const titled = [
  'ИП «Нұрлы Жол»',
  'нұрлы жол 2',
  '100% скидка_дня',
  'İstanbul Bazar',
  'ΟΔΟΣ',
  'a\\b*c?',
  'Straße & Söhne',
  'STRASSE',
];

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await buildMarket(analytics, [
  { seller_id: 1, product_id: 1, category_id: 11, price: 100, sales_count: 1 },
  { seller_id: 1, product_id: 2, category_id: 12, price: 100, sales_count: 4 },
  { seller_id: 2, product_id: 1, category_id: 11, price: 100, sales_count: 3 },
  { seller_id: 3, product_id: 1, category_id: 11, price: 100, sales_count: 3 },
  { seller_id: 4, product_id: 1, category_id: 11, price: 100, sales_count: 0 },
  { seller_id: 4, product_id: 3, category_id: 13, price: 50, sales_count: 1 },
  { seller_id: 5, product_id: 1, category_id: 11, price: 100, sales_count: 0 },
]);
const titles = await buildMarket(
  analytics,
  titled.map((seller_title, at) => ({ seller_id: at + 1, seller_title })),
);

const row = (sellerId: number, revenue: number, salesCount: number, placeByRevenue: number | null) => ({
  sellerTitle: `Продавец ${sellerId}`,
  sellerId,
  revenue,
  salesCount,
  placeByRevenue,
});

test('sellers of a category have their sales there and their rank in the whole week', async () => {
  expect(await week.read(sellerReports.byCategories, { categoryIds: [11] })).toEqual([
    row(2, 300, 3, 2),
    row(3, 300, 3, 2),
    row(1, 100, 1, 1),
    row(4, 0, 0, 4),
    row(5, 0, 0, null),
  ]);
});

test('several categories add up, a repeated id counts once, an unknown one adds nothing', async () => {
  const answer = await week.read(sellerReports.byCategories, { categoryIds: [12, 11, 11, 99] });
  expect(answer?.slice(0, 2)).toEqual([row(1, 500, 5, 1), row(2, 300, 3, 2)]);
  expect(await week.read(sellerReports.byCategories, { categoryIds: [99] })).toEqual([]);
});

test('a search by title returns each seller’s figures of the whole week', async () => {
  expect(await week.read(sellerReports.byTitle, { title: 'продавец 1' })).toEqual([row(1, 500, 5, 1)]);
  expect(await week.read(sellerReports.byTitle, { title: 'ПРОДАВЕЦ 5' })).toEqual([row(5, 0, 0, null)]);
  expect(await week.read(sellerReports.byTitle, { title: 'нет такого' })).toEqual([]);
});

test.each([
  'НҰРЛЫ',
  '%',
  '_',
  'i\u0307stanbul',
  'istanbul',
  'οδος',
  'ΔΟΣ',
  '\\B*',
  '*',
  'strasse',
  'ß',
  'ẞ',
  ' ',
])('the text %j is looked for as JavaScript lowers it, character by character', async (title) => {
  const found = await titles.read(sellerReports.byTitle, { title });
  const expected = titled.filter((each) => each.toLowerCase().includes(title.toLowerCase()));
  expect(found?.map(({ sellerTitle }) => sellerTitle).toSorted()).toEqual(expected.toSorted());
});
