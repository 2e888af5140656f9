import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { leaders, offers } from '../../test/category-market.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { shareMarket } from '../../test/market.ts';
import { categoryReports } from './reports.ts';

const index = expect.closeTo(0.5, 0);

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await shareMarket(analytics, offers);

test('a category’s profile has its figures, concentration and leaders', async () => {
  expect(await week.read(categoryReports.info, { categoryId: 11 })).toEqual({
    categoryInfo: {
      year: 2026,
      weekNumber: 46,
      categoryId: 11,
      categoryTitle: 'Категория 11',
      category1LvlId: 1001,
      category2LvlId: 101,
      revenue: 1000,
      salesCount: 11,
      categorySellersHHI: 10_000 * (0.4 ** 2 + 0.5 ** 2 + 0.1 ** 2),
      averagePrice: 1000 / 11,
      sellersCount: 3,
      placeByRevenue: 1,
      potentialProfitIndex: index,
      brandsCount: 2,
      productsCount: 5,
      ...leaders,
    },
  });
});

test('a category without sales has no price, rank, concentration or leaders', async () => {
  const answer = await week.read(categoryReports.info, { categoryId: 13 });
  expect(answer?.categoryInfo).toMatchObject({
    averagePrice: null,
    categorySellersHHI: null,
    placeByRevenue: null,
    topSellers: [],
    topBrands: [],
  });
});

test('a category that the week lacks is not found in any report', async () => {
  const { info, sellers, brands, products } = categoryReports;
  for (const report of [info, sellers, brands, products])
    expect(await week.read(report, { categoryId: 101 })).toBeNull();
});

test('a category’s sellers have the median of their units, or of their offers without sales', async () => {
  const sold = await week.read(categoryReports.sellers, { categoryId: 11 });
  expect(sold?.categorySellersHHI).toBeCloseTo(4200, 9);
  expect(sold?.categorySellers[0]).toEqual({
    sellerId: 2,
    sellerTitle: 'Продавец 2',
    revenue: 500,
    shareRevenueFromCategory: 0.5,
    salesCount: 6,
    averagePrice: 500 / 6,
    medianPrice: 50,
    brandsCount: 2,
    productsCount: 4,
    potentialProfitIndex: index,
    lastRating: null,
  });
  const unsold = await week.read(categoryReports.sellers, { categoryId: 13 });
  expect(unsold).toMatchObject({
    categorySellersHHI: null,
    categorySellers: [
      { sellerId: 1, medianPrice: 8, shareRevenueFromCategory: 0, averagePrice: 0 },
      { sellerId: 3, medianPrice: 9, shareRevenueFromCategory: 0, averagePrice: 0 },
    ],
  });
});

test('each product without a brand counts as a brand in the concentration, but all are one row in the list', async () => {
  const answer = await week.read(categoryReports.brands, { categoryId: 11 });
  expect(answer?.categoryTitle).toBe('Категория 11');
  expect(answer?.categoryBrandsHHI).toBeCloseTo(10_000 * (0.6 ** 2 + 0.2 ** 2 + 0.1 ** 2 + 0.1 ** 2), 9);
  expect(answer?.categoryBrands).toEqual([
    {
      brandId: 1,
      brandTitle: 'Бренд 1',
      revenue: 600,
      shareRevenueFromCategory: 0.6,
      salesCount: 8,
      averagePrice: 75,
      sellersCount: 2,
      productsCount: 2,
      averageRating: (5 * 30 + 3 * 10) / (30 + 10),
      potentialProfitIndex: index,
    },
    {
      brandId: 0,
      brandTitle: 'Без бренда',
      revenue: 200,
      shareRevenueFromCategory: 0.2,
      salesCount: 2,
      averagePrice: 100,
      sellersCount: 2,
      productsCount: 2,
      averageRating: null,
      potentialProfitIndex: index,
    },
    expect.objectContaining({ brandId: 2, revenue: 200, averageRating: null }),
  ]);
});

test('a category’s products have the smallest offered price and the median of the units sold', async () => {
  const answer = await week.read(categoryReports.products, { categoryId: 11 });
  expect(answer?.categoryTitle).toBe('Категория 11');
  expect(answer?.productsByCategory[0]).toEqual({
    productId: 1,
    productName: 'Товар 1',
    kaspiId: 'p-1',
    productKaspiLink: null,
    productMainImgLink: null,
    brandId: 1,
    brandTitle: 'Бренд 1',
    revenue: 600,
    salesCount: 8,
    medianPrice: 50,
    minPrice: 50,
    commentsCount: 30,
    potentialProfitIndex: index,
    sellersCount: 2,
    averageRating: 5,
  });
  expect(answer?.productsByCategory.map(({ productId }) => productId)).toEqual([1, 2, 4, 5, 3]);
  const unsold = await week.read(categoryReports.products, { categoryId: 13 });
  expect(unsold?.productsByCategory).toMatchObject([
    { productId: 7, medianPrice: 8, minPrice: 8, sellersCount: 2 },
  ]);
});
