import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { offers } from '../../test/category-market.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { shareMarket } from '../../test/market.ts';
import { categoryReports } from './reports.ts';

const index = expect.closeTo(0.5, 0);

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await shareMarket(analytics, offers);

test('the list has every leaf category, even without sales', async () => {
  const answer = await week.read(categoryReports.list);
  expect(answer?.categories).toEqual([
    {
      categoryId: 11,
      categoryTitle: 'Категория 11',
      category1LvlId: 1001,
      category2LvlId: 101,
      revenue: 1000,
      salesCount: 11,
      demandIndex: index,
      averagePrice: 1000 / 11,
      sellersCount: 3,
      placeByRevenue: 1,
      potentialProfitIndex: index,
      brandsCount: 2,
      productsCount: 5,
      shareRevenueFromTotal: 1000 / 1250,
    },
    expect.objectContaining({ categoryId: 12, placeByRevenue: 2, shareRevenueFromTotal: 250 / 1250 }),
    {
      categoryId: 13,
      categoryTitle: 'Категория 13',
      category1LvlId: 1002,
      category2LvlId: 103,
      revenue: 0,
      salesCount: 0,
      demandIndex: null,
      averagePrice: null,
      sellersCount: 2,
      placeByRevenue: null,
      potentialProfitIndex: 0,
      brandsCount: 0,
      productsCount: 1,
      shareRevenueFromTotal: 0,
    },
  ]);
});

test('the tree leads from level 1 to the leaves and names all three levels', async () => {
  expect(await week.read(categoryReports.tree)).toEqual({
    categoriesTree: { 1001: { 101: [11], 102: [12] }, 1002: { 103: [13] } },
    categoryIdNameMap: {
      11: 'Категория 11',
      12: 'Категория 12',
      13: 'Категория 13',
      101: 'Подраздел 101',
      102: 'Подраздел 102',
      103: 'Подраздел 103',
      1001: 'Раздел 1001',
      1002: 'Раздел 1002',
    },
  });
});
