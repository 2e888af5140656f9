import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { sellerReports } from './reports.ts';

/**
 * Seller 1 earns 3 × 100 + 2 × 50 = 400, seller 2 earns 5 × 120 = 600, seller 3 sells nothing.
 * Category 11 sells 1 000, category 12 nothing; brand 1 sells 900, goods without a brand 100.
 */
const offers = [
  { seller_id: 1, product_id: 1, brand_id: 1, category_id: 11, price: 100, sales_count: 3 },
  { seller_id: 1, product_id: 2, brand_id: 0, category_id: 11, price: 50, sales_count: 2 },
  { seller_id: 1, product_id: 3, brand_id: 2, category_id: 12, price: 200, sales_count: 0 },
  { seller_id: 2, product_id: 1, brand_id: 1, category_id: 11, price: 120, sales_count: 5 },
  { seller_id: 2, product_id: 4, brand_id: 0, category_id: 12, price: 10, sales_count: 0 },
  { seller_id: 3, product_id: 3, brand_id: 2, category_id: 12, price: 190, sales_count: 0 },
];
const index = expect.closeTo(0.5, 0);

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await buildMarket(analytics, offers);

test('a seller’s profile sums its offers and counts only what it sold', async () => {
  expect(await week.read(sellerReports.info, { sellerId: 1 })).toEqual({
    sellerInfo: {
      onKaspiFrom: null,
      year: 2026,
      weekNumber: 46,
      sellerId: 1,
      sellerKaspiId: 's-1',
      sellerTitle: 'Продавец 1',
      rating: null,
      commentsCount: null,
      salesCount: 5,
      averagePrice: 400 / 5,
      revenue: 400,
      potentialProfitIndex: index,
      placeByRevenue: 2,
      categoriesWithSalesCount: 1,
      brandsWithSalesCount: 1,
      productsWithSalesCount: 2,
      topCategories: [{ id: 11, title: 'Категория 11' }],
      topBrands: [{ id: 1, title: 'Бренд 1' }],
    },
  });
});

test('a seller that sold nothing ranks after all that sold', async () => {
  const answer = await week.read(sellerReports.info, { sellerId: 3 });
  expect(answer?.sellerInfo).toMatchObject({
    revenue: 0,
    salesCount: 0,
    averagePrice: 0,
    potentialProfitIndex: 0,
    placeByRevenue: 2 + 1,
    categoriesWithSalesCount: 0,
    topCategories: [],
    topBrands: [],
  });
});

test('a seller that the week lacks is not found in any report', async () => {
  for (const report of [
    sellerReports.info,
    sellerReports.categories,
    sellerReports.brands,
    sellerReports.products,
  ])
    expect(await week.read(report, { sellerId: 4 })).toBeNull();
});

test('a seller’s categories have their shares and competitors, also those without sales', async () => {
  expect(await week.read(sellerReports.categories, { sellerId: 1 })).toEqual({
    sellerCategories: [
      {
        categoryId: 11,
        categoryTitle: 'Категория 11',
        revenue: 400,
        salesCount: 5,
        averagePrice: 400 / 5,
        potentialProfitIndex: index,
        shareRevenueFromCategory: 400 / 1000,
        shareRevenueFromSeller: 1,
        brandsCount: 1,
        competitorsCount: 1,
        productsCount: 2,
      },
      {
        categoryId: 12,
        categoryTitle: 'Категория 12',
        revenue: 0,
        salesCount: 0,
        averagePrice: 0,
        potentialProfitIndex: 0,
        shareRevenueFromCategory: null,
        shareRevenueFromSeller: 0,
        brandsCount: 1,
        competitorsCount: 2,
        productsCount: 1,
      },
    ],
  });
});

test('a share is null only where its total is zero', async () => {
  const shares = async (sellerId: number) =>
    (await week.read(sellerReports.categories, { sellerId }))?.sellerCategories.map((row) => [
      row.categoryId,
      row.shareRevenueFromCategory,
      row.shareRevenueFromSeller,
    ]);
  expect(await shares(2)).toEqual([
    [11, 0.6, 1],
    [12, null, 0],
  ]);
  expect(await shares(3)).toEqual([[12, null, null]]);
});

test('goods without a brand are a row of a seller’s brands, without competitors', async () => {
  const answer = await week.read(sellerReports.brands, { sellerId: 1 });
  expect(answer?.sellerBrands).toEqual([
    {
      brandId: 1,
      brandTitle: 'Бренд 1',
      revenue: 300,
      salesCount: 3,
      averagePrice: 100,
      potentialProfitIndex: index,
      shareRevenueFromBrand: 300 / 900,
      shareRevenueFromSeller: 300 / 400,
      productsCount: 1,
      categoriesCount: 1,
      competitorsCount: 1,
    },
    {
      brandId: 0,
      brandTitle: 'Без бренда',
      revenue: 100,
      salesCount: 2,
      averagePrice: 50,
      potentialProfitIndex: index,
      shareRevenueFromBrand: 100 / 100,
      shareRevenueFromSeller: 100 / 400,
      productsCount: 1,
      categoriesCount: 1,
      competitorsCount: null,
    },
    {
      brandId: 2,
      brandTitle: 'Бренд 2',
      revenue: 0,
      salesCount: 0,
      averagePrice: 0,
      potentialProfitIndex: 0,
      shareRevenueFromBrand: 0,
      shareRevenueFromSeller: 0,
      productsCount: 1,
      categoriesCount: 1,
      competitorsCount: 1,
    },
  ]);
});

test('a seller’s products are its offers, at its own price, with the other sellers of the card', async () => {
  const answer = await week.read(sellerReports.products, { sellerId: 1 });
  expect(answer?.sellerTitle).toBe('Продавец 1');
  const rows = answer?.sellerProducts ?? [];
  expect(rows[0]).toEqual({
    productId: 1,
    productName: 'Товар 1',
    kaspiId: 'p-1',
    productKaspiLink: null,
    productMainImgLink: null,
    brandId: 1,
    brandTitle: 'Бренд 1',
    categoryId: 11,
    categoryTitle: 'Категория 11',
    revenue: 300,
    salesCount: 3,
    sellerPrice: 100,
    commentsCount: 0,
    potentialProfitIndex: index,
    competitorsCount: 1,
    lastRating: 0,
  });
  expect(rows.map((row) => [row.productId, row.brandTitle, row.sellerPrice, row.competitorsCount])).toEqual([
    [1, 'Бренд 1', 100, 1],
    [2, 'Без бренда', 50, 0],
    [3, 'Бренд 2', 200, 1],
  ]);
});
