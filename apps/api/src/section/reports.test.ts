import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { leaders, offers } from '../../test/category-market.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { categoryReports } from '../category/reports.ts';
import { sectionReports } from './reports.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await buildMarket(analytics, offers);

test('a section adds up its categories, and counts their sellers and brands once', async () => {
  const rows = (await week.read(categoryReports.list))?.categories ?? [];
  const [first = 0, second = 0] = rows.map((row) => row.potentialProfitIndex);
  expect(await week.read(sectionReports.info, { sectionId: 1001 })).toEqual({
    sectionInfo: {
      year: 2026,
      weekNumber: 46,
      sectionId: 1001,
      sectionTitle: 'Раздел 1001',
      category1LvlId: null,
      revenue: 1250,
      salesCount: 12,
      averagePrice: 1250 / 12,
      shareRevenueFromTotal: 1,
      placeByRevenue: 1,
      placesCount: 1,
      meanPotentialProfitIndex: expect.closeTo((1000 * first + 250 * second) / 1250, 12),
      sectionSellersHHI: expect.closeTo(10_000 * (0.32 ** 2 + 0.4 ** 2 + 0.28 ** 2), 9),
      sectionBrandsHHI: expect.closeTo(10_000 * (0.48 ** 2 + 0.36 ** 2 + 2 * 0.08 ** 2), 9),
      sellersCount: 3,
      brandsCount: 2,
      categoriesCount: 2,
      productsCount: 6,
      ...leaders,
    },
  });
});

test('a section of level 2 names its top category and is ranked among its level', async () => {
  const answer = await week.read(sectionReports.info, { sectionId: 102 });
  expect(answer?.sectionInfo).toMatchObject({
    category1LvlId: 1001,
    revenue: 250,
    shareRevenueFromTotal: 0.2,
    placeByRevenue: 2,
    placesCount: 2,
  });
});

test('a section without sales has no price, rank, concentration, index or leaders', async () => {
  const answer = await week.read(sectionReports.info, { sectionId: 1002 });
  expect(answer?.sectionInfo).toMatchObject({
    averagePrice: null,
    shareRevenueFromTotal: 0,
    placeByRevenue: null,
    meanPotentialProfitIndex: 0,
    sectionSellersHHI: null,
    sectionBrandsHHI: null,
    sellersCount: 2,
    topSellers: [],
    topBrands: [],
  });
});

test('the lists of a section have each seller, brand and category once, with its share', async () => {
  const params = { sectionId: 1001 };
  const sellers = await week.read(sectionReports.sellers, params);
  const brands = await week.read(sectionReports.brands, params);
  const categories = await week.read(sectionReports.categories, params);
  const shares = (rows: readonly { shareRevenueFromSection: number }[] = []) =>
    rows.map(({ shareRevenueFromSection }) => shareRevenueFromSection);
  expect(sellers?.sectionSellers.map(({ sellerId }) => sellerId)).toEqual([2, 1, 3]);
  expect(shares(sellers?.sectionSellers)).toEqual([0.4, 0.32, 0.28]);
  expect(brands?.sectionBrands.map(({ brandId, revenue }) => [brandId, revenue])).toEqual([
    [1, 600],
    [2, 450],
    [0, 200],
  ]);
  expect(categories?.sectionCategories.map(({ categoryId }) => categoryId)).toEqual([11, 12]);
  expect(shares(categories?.sectionCategories)).toEqual([0.8, 0.2]);
});

test('an id that is no section of the week, such as a leaf, is not found in any report', async () => {
  const { info, categories, sellers, brands } = sectionReports;
  for (const report of [info, categories, sellers, brands])
    for (const sectionId of [11, 99]) expect(await week.read(report, { sectionId })).toBeNull();
});
