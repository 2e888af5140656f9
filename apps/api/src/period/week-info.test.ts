import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { weekInfo } from './week-info.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

test('the week has the totals of the market and its leaders, without goods without a brand', async () => {
  const week = await buildMarket(analytics, [
    { seller_id: 1, product_id: 1, brand_id: 1, price: '0.10', sales_count: 3 },
    { seller_id: 2, product_id: 1, brand_id: 1, price: '0.20', sales_count: 1 },
    { seller_id: 2, product_id: 2, brand_id: 0, category_id: 12, price: 5, sales_count: 1 },
    { seller_id: 3, product_id: 3, brand_id: 2, category_id: 13, price: 7, sales_count: 0 },
  ]);
  expect(await week.read(weekInfo, { isDemo: true, marketName: 'Весь Kaspi', daysCount: 5 })).toEqual({
    weekInfo: {
      year: 2026,
      weekNumber: 46,
      isDemo: true,
      publishedAt: '2026-11-16T01:40:00.000Z',
      marketName: 'Весь Kaspi',
      daysCount: 5,
      revenue: 5.5,
      salesCount: 5,
      averagePrice: 1.1,
      sellersCount: 3,
      brandsCount: 2,
      categoriesCount: 3,
      productsCount: 3,
      offersCount: 4,
      topSellers: [
        { id: 2, title: 'Продавец 2', revenue: 5.2 },
        { id: 1, title: 'Продавец 1', revenue: 0.3 },
      ],
      topBrands: [{ id: 1, title: 'Бренд 1', revenue: 0.5 }],
    },
  });
});

test('a week in which nothing sold has no average price', async () => {
  const week = await buildMarket(analytics, [{ sales_count: 0 }]);
  const answer = await week.read(weekInfo);
  expect(answer?.weekInfo).toMatchObject({ revenue: 0, averagePrice: null, topSellers: [], topBrands: [] });
});

test('of more than eight equal sellers the week names the eight with the smallest ids', async () => {
  const sellers = [12, 3, 7, 1, 9, 5, 11, 2, 8, 10].map((seller_id) => ({ seller_id }));
  const answer = await (await buildMarket(analytics, sellers)).read(weekInfo);
  expect(answer?.weekInfo.topSellers.map(({ id }) => id)).toEqual([1, 2, 3, 5, 7, 8, 9, 10]);
});
