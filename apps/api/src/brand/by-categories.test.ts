import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { offers } from '../../test/brand-market.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { shareMarket } from '../../test/market.ts';
import { brandReports } from './reports.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await shareMarket(analytics, offers);

test('brands of several categories count a seller once and share the revenue of all goods there', async () => {
  expect(await week.read(brandReports.byCategories, { categoryIds: [12, 11, 12, 77] })).toMatchObject([
    {
      brandId: 1,
      revenue: 540,
      averagePrice: 60,
      sellersCount: 2,
      productsCount: 3,
      shareRevenueFromTotal: 0.54,
    },
    { brandId: 2, revenue: 60, sellersCount: 1, productsCount: 1, shareRevenueFromTotal: 0.06 },
    { brandId: 3, revenue: 0, averagePrice: 0, sellersCount: 1, shareRevenueFromTotal: 0 },
  ]);
  expect(await week.read(brandReports.byCategories, { categoryIds: [11] })).toMatchObject([
    { brandId: 1, revenue: 440, sellersCount: 2, productsCount: 2, shareRevenueFromTotal: 440 / 840 },
  ]);
  expect(await week.read(brandReports.byCategories, { categoryIds: [77] })).toEqual([]);
});

test('brands by categories have the indices of their whole week', async () => {
  const [found] = (await week.read(brandReports.byCategories, { categoryIds: [12] })) ?? [];
  const profile = await week.read(brandReports.info, { brandId: 1 });
  expect(found).toMatchObject({
    brandId: 1,
    potentialProfitIndex: profile?.brandInfo.potentialProfitIndex,
    demandIndex: profile?.brandInfo.demandIndex,
  });
});
