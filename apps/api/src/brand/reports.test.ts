import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { offers } from '../../test/brand-market.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { shareMarket } from '../../test/market.ts';
import { brandReports } from './reports.ts';

const index = expect.closeTo(0.5, 0);

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await shareMarket(analytics, offers);

test('a brand’s profile has its figures, rank and leaders', async () => {
  expect(await week.read(brandReports.info, { brandId: 1 })).toEqual({
    brandInfo: {
      year: 2026,
      weekNumber: 46,
      brandId: 1,
      brandTitle: 'Бренд 1',
      revenue: 540,
      salesCount: 9,
      averagePrice: 540 / 9,
      potentialProfitIndex: index,
      demandIndex: index,
      placeByRevenue: 1,
      sellersCount: 2,
      productsCount: 3,
      categoriesCount: 2,
      topSellers: [
        { id: 1, title: 'Продавец 1' },
        { id: 2, title: 'Продавец 2' },
      ],
      topCategories: [
        { id: 11, title: 'Категория 11' },
        { id: 12, title: 'Категория 12' },
      ],
    },
  });
});

test('a brand without sales has a row without rank and leaders', async () => {
  const answer = await week.read(brandReports.info, { brandId: 3 });
  expect(answer?.brandInfo).toMatchObject({
    revenue: 0,
    averagePrice: 0,
    potentialProfitIndex: 0,
    demandIndex: 0,
    placeByRevenue: null,
    sellersCount: 1,
    topSellers: [],
    topCategories: [],
  });
  expect(await week.read(brandReports.sellers, { brandId: 3 })).toMatchObject({ brandSellersHHI: null });
});

test('goods without a brand have no rank among brands', async () => {
  const answer = await week.read(brandReports.info, { brandId: 2 });
  expect(answer?.brandInfo).toMatchObject({ revenue: 60, placeByRevenue: 2 });
});

test('a brand that the week lacks is not found in any report', async () => {
  for (const report of [
    brandReports.info,
    brandReports.categories,
    brandReports.sellers,
    brandReports.products,
  ])
    for (const brandId of [9, 0]) expect(await week.read(report, { brandId })).toBeNull();
});

test('a brand’s categories have their shares of the category and of the brand', async () => {
  expect(await week.read(brandReports.categories, { brandId: 1 })).toEqual({
    brandCategories: [
      {
        categoryId: 11,
        categoryTitle: 'Категория 11',
        revenue: 440,
        salesCount: 4,
        averagePrice: 110,
        potentialProfitIndex: index,
        shareRevenueFromCategory: 440 / 840,
        shareRevenueFromBrand: 440 / 540,
        sellersCount: 2,
        productsCount: 2,
      },
      {
        categoryId: 12,
        categoryTitle: 'Категория 12',
        revenue: 100,
        salesCount: 5,
        averagePrice: 20,
        potentialProfitIndex: index,
        shareRevenueFromCategory: 100 / 160,
        shareRevenueFromBrand: 100 / 540,
        sellersCount: 1,
        productsCount: 1,
      },
    ],
  });
});

test('a brand’s sellers have the price at which half of their units are sold, and their concentration', async () => {
  expect(await week.read(brandReports.sellers, { brandId: 1 })).toEqual({
    brandSellers: [
      {
        sellerId: 1,
        sellerTitle: 'Продавец 1',
        revenue: 440,
        shareRevenueFromBrand: 440 / 540,
        salesCount: 4,
        averagePrice: 110,
        medianPrice: 100,
        categoriesCount: 1,
        productsCount: 2,
        potentialProfitIndex: index,
        lastRating: 4.5,
      },
      {
        sellerId: 2,
        sellerTitle: 'Продавец 2',
        revenue: 100,
        shareRevenueFromBrand: 100 / 540,
        salesCount: 5,
        averagePrice: 20,
        medianPrice: 20,
        categoriesCount: 2,
        productsCount: 2,
        potentialProfitIndex: index,
        lastRating: null,
      },
    ],
    brandSellersHHI: expect.closeTo(10_000 * ((440 / 540) ** 2 + (100 / 540) ** 2), 9),
    brandTitle: 'Бренд 1',
  });
});

test('a brand’s products are cards: all their sellers together', async () => {
  const answer = await week.read(brandReports.products, { brandId: 1 });
  expect(answer?.brandTitle).toBe('Бренд 1');
  expect(answer?.brandProducts[0]).toEqual({
    productId: 1,
    productName: 'Товар 1',
    kaspiId: 'p-1',
    productKaspiLink: null,
    productMainImgLink: null,
    categoryId: 11,
    categoryTitle: 'Категория 11',
    revenue: 300,
    salesCount: 3,
    medianPrice: 100,
    commentsCount: 0,
    potentialProfitIndex: index,
    sellersCount: 2,
    lastRating: null,
  });
  expect(answer?.brandProducts.map(({ productId }) => productId)).toEqual([1, 2, 3]);
});
