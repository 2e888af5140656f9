import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket, type Market } from '../../test/market.ts';
import { comparisonParams } from '../analytics/report/week-params.ts';
import { productReports } from './reports.ts';

const pointer = ({ snapshot }: Market) => ({
  snapshot,
  isDemo: false,
  publishedAt: '2026-11-16T01:40:00.000Z',
  manifest: '',
});

/** Reads a report of the later week compared with the earlier one. */
const readCompared = (productId: number) =>
  market.read(productReports.offers, {
    ...comparisonParams(pointer(market), { snapshot: before.snapshot, against: '2026-W45' }, [before]),
    productId,
  });

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const before = await buildMarket(analytics, [
  { seller_id: 1, product_id: 1, category_id: 12, price: 90, sales_count: 4 },
  {
    seller_id: 2,
    product_id: 1,
    category_id: 12,
    price: 100,
    sales_count: 1,
    seller_title: 'Ушёл',
    seller_rating: 3,
  },
  { seller_id: 3, product_id: 1, category_id: 12, price: 110, sales_count: 2 },
  { seller_id: 5, product_id: 1, category_id: 12, price: 95, sales_count: 3 },
  { seller_id: 3, product_id: 2, category_id: 12, price: 10 },
]);
const market = await buildMarket(analytics, [
  { seller_id: 1, product_id: 1, category_id: 11, price: '120.50', sales_count: 2 },
  { seller_id: 3, product_id: 3, category_id: 11, price: 500, sales_count: 1, seller_title: 'Новое имя' },
  { seller_id: 4, product_id: 1, category_id: 11, price: 100, sales_count: 0, seller_rating: 4.5 },
  { seller_id: 5, product_id: 1, category_id: 11, price: 100, sales_count: 0 },
  { seller_id: 6, product_id: 4, category_id: 11, price: 50, sales_count: 0 },
]);

test('the offers of a card are compared with the week before, even in another category', async () => {
  const answer = await readCompared(1);
  expect(answer?.against).toBe('2026-W45');
  const fields = [
    'sellerId',
    'price',
    'priceBefore',
    'salesCount',
    'salesCountBefore',
    'priceRank',
    'state',
  ] as const;
  expect(answer?.productOffers.map((row) => fields.map((field) => row[field]))).toEqual([
    [1, 120.5, 90, 2, 4, 3, 'stayed'],
    [4, 100, null, 0, null, 1, 'entered'],
    [5, 100, 95, 0, 3, 1, 'stayed'],
    [3, null, 110, null, 2, null, 'left'],
    [2, null, 100, null, 1, null, 'left'],
  ]);
  expect(answer?.productOffers.map((row) => [row.revenue, row.revenueBefore, row.gapToMin])).toEqual([
    [241, 360, 120.5 / 100 - 1],
    [0, null, 0],
    [0, 285, 0],
    [null, 220, null],
    [null, 100, null],
  ]);
});

test('a seller has the title and rating of the week, or of the week before if it left the market', async () => {
  const rows = (await readCompared(1))?.productOffers ?? [];
  expect(rows.map((row) => [row.sellerId, row.sellerTitle, row.lastRating])).toEqual([
    [1, 'Продавец 1', null],
    [4, 'Продавец 4', 4.5],
    [5, 'Продавец 5', null],
    [3, 'Новое имя', null],
    [2, 'Ушёл', 3],
  ]);
});

test('without a week before there is no state, and a card that is absent in the week is not found', async () => {
  const answer = await market.read(productReports.offers, { productId: 1 });
  expect(answer?.against).toBeNull();
  expect(answer?.productOffers.map((row) => [row.state, row.priceBefore])).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  );
  expect(await readCompared(2)).toBeNull();
});

test.each([
  [1, { placeInCategory: 2, shareRevenueFromCategory: 241 / 741, isNew: false, sellersWithSalesCount: 1 }],
  [3, { placeInCategory: 1, shareRevenueFromCategory: 500 / 741, isNew: true, productSellersHHI: 10_000 }],
  [4, { placeInCategory: null, averagePrice: null, productSellersHHI: null, demandIndex: null, isNew: true }],
])(
  'a card has its place among those of its category that sold, and is new or not: %d',
  async (productId, fields) => {
    const earlier = comparisonParams(pointer(market), undefined, [before]);
    const answer = await market.read(productReports.info, { ...earlier, productId });
    expect(answer?.productInfo).toMatchObject({
      placesInCategoryCount: 2,
      minPrice: [0, 100, 0, 500, 50][productId],
      ...fields,
    });
  },
);

test('isNew is null if no earlier week was published', async () => {
  expect((await market.read(productReports.info, { productId: 1 }))?.productInfo.isNew).toBeNull();
});
