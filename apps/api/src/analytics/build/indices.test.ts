import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket, type Offer } from '../../../test/market.ts';
import { brandReports } from '../../brand/reports.ts';
import { categoryReports } from '../../category/reports.ts';
import { sellerReports } from '../../seller/reports.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

/** D^0.30 · O^0.25 · Y^0.20 · E^0.15 · P^0.10. */
const profit = (d: number, o: number, y: number, e: number, p: number) =>
  expect.closeTo(d ** 0.3 * o ** 0.25 * y ** 0.2 * e ** 0.15 * p ** 0.1, 12);

const readIndices = async (offers: Partial<Offer>[], categoryId = 11, brandId = 1) => {
  const week = await buildMarket(analytics, offers);
  const categories = await week.read(categoryReports.list);
  const products = await week.read(categoryReports.products, { categoryId });
  return {
    week,
    category: categories?.categories.find((row) => row.categoryId === categoryId),
    brand: (await week.read(brandReports.info, { brandId }))?.brandInfo,
    products: new Map(products?.productsByCategory.map((row) => [row.productId, row.potentialProfitIndex])),
  };
};

test('one sold product is its own reference: every measure is one half, one equal competitor is 1/6 open; unsold offers enter no index', async () => {
  const sold = { product_id: 1, price: 100, sales_count: 30 };
  const { category, brand, products } = await readIndices([
    sold,
    { ...sold, seller_id: 2, price: 1, sales_count: 0 },
    { product_id: 2, price: 7, sales_count: 0, product_rating: 1, product_comments_count: 1000 },
  ]);
  const half = { demandIndex: 0.5, potentialProfitIndex: profit(0.5, 1 / 6, 0.5, 1, 0.5) };
  expect(category).toMatchObject(half);
  expect(brand).toMatchObject(half);
  expect(products.get(1)).toEqual(half.potentialProfitIndex);
  expect(products.get(2)).toBe(0);
});

test('demand compares units, and units per offer, with the values that half of all units reach', async () => {
  const { products } = await readIndices([
    { product_id: 1, price: 100, sales_count: 30 },
    { product_id: 2, price: 400, sales_count: 10 },
  ]);
  const half = { units: 30, revenue: 3000, price: 100 };
  expect(products.get(1)).toEqual(profit(0.5, 1 / 6, 0.5, 1, 0.5));
  expect(products.get(2)).toEqual(
    profit(
      10 / (10 + half.units),
      1 / 6,
      0.5 * (4000 / (4000 + half.revenue)) + 0.5 * 0.5,
      1,
      400 / (400 + half.price),
    ),
  );
});

test('the worse of sellers and brands decides how open a category is; only sellers decide for a brand', async () => {
  const { category, brand, products } = await readIndices([
    { seller_id: 1, product_id: 1, brand_id: 1, price: 100, sales_count: 10 },
    { seller_id: 2, product_id: 2, brand_id: 1, price: 100, sales_count: 10 },
  ]);
  expect(category?.potentialProfitIndex).toEqual(profit(0.5, 1 / 6, 0.5, 1, 0.5));
  expect(products.get(1)).toEqual(profit(0.5, 1 / 6, 0.5, 1, 0.5));
  expect(brand?.potentialProfitIndex).toEqual(profit(0.5, 2 / 7, 0.5, 1, 0.5));
});

test('each product without a brand competes as a brand of its own', async () => {
  const { category } = await readIndices([
    { seller_id: 1, product_id: 1, brand_id: 0, price: 100, sales_count: 10 },
    { seller_id: 2, product_id: 2, brand_id: 0, price: 100, sales_count: 10 },
  ]);
  expect(category?.potentialProfitIndex).toEqual(profit(0.5, 2 / 7, 0.5, 1, 0.5));
});

test('well reviewed leaders make entry hard, a product without a rating counts as the week’s mean', async () => {
  const { category, products } = await readIndices([
    { product_id: 1, price: 100, sales_count: 10, product_rating: 4, product_comments_count: 100 },
    { product_id: 2, price: 100, sales_count: 10, product_rating: null, product_comments_count: 300 },
  ]);
  const usual = { comments: 100, rating: 4 };
  const quality = (usual.rating - 3) / 2;
  const first = 1 - (100 / (100 + usual.comments)) * quality;
  const second = 1 - (300 / (300 + usual.comments)) * quality;
  expect(products.get(1)).toEqual(profit(0.5, 1 / 6, 0.5, first, 0.5));
  expect(products.get(2)).toEqual(profit(0.5, 1 / 6, 0.5, second, 0.5));
  expect(category?.potentialProfitIndex).toEqual(profit(0.5, 1 / 6, 0.5, (first + second) / 2, 0.5));
});

test('twenty reviews pull a rating towards the week’s mean, and each sold offer counts them', async () => {
  const { products } = await readIndices([
    {
      seller_id: 1,
      product_id: 1,
      price: 100,
      sales_count: 5,
      product_rating: 5,
      product_comments_count: 20,
    },
    {
      seller_id: 2,
      product_id: 1,
      price: 100,
      sales_count: 5,
      product_rating: 5,
      product_comments_count: 20,
    },
    {
      seller_id: 1,
      product_id: 2,
      price: 100,
      sales_count: 10,
      product_rating: 2,
      product_comments_count: 80,
    },
  ]);
  const mean = (5 * 20 + 5 * 20 + 2 * 80) / (20 + 20 + 80);
  const drawn = (20 * mean + 20 * 5) / (20 + 20);
  const usualComments = 20;
  const intensity = Math.sqrt(0.5 * (5 / (5 + 5)));
  const ease = 1 - (20 / (20 + usualComments)) * ((drawn - 3) / 2);
  const hhi = (1500 / 2000) ** 2 + (500 / 2000) ** 2;
  const open = Math.min(1 / hhi, 1) / (Math.min(1 / hhi, 1) + 5);
  expect(products.get(1)).toEqual(profit(intensity, open, 0.5 * 0.5 + 0.5 * 0.5, ease, 0.5));
});

test('every measure is floored at 0.02 in the profit index, the demand index itself is not', async () => {
  const { category, brand } = await readIndices([
    { product_id: 1, brand_id: 1, category_id: 11, price: 1, sales_count: 1 },
    { product_id: 2, brand_id: 2, category_id: 12, price: 1, sales_count: 1_000_000 },
  ]);
  const demand = 1 / (1 + 1_000_000);
  const certainty = 1 / 11;
  const yields = certainty * demand + (1 - certainty) * 0.5;
  expect(category?.demandIndex).toBeCloseTo(demand, 12);
  expect(category?.potentialProfitIndex).toEqual(profit(0.02, 1 / 6, yields, 1, 0.5));
  expect(brand?.demandIndex).toBeCloseTo(demand, 12);
});

test('anything else has the revenue-weighted mean of its products’ indices', async () => {
  const { week, products } = await readIndices([
    { seller_id: 1, product_id: 1, price: 100, sales_count: 30 },
    { seller_id: 1, product_id: 2, price: 400, sales_count: 10 },
    { seller_id: 2, product_id: 2, price: 400, sales_count: 5 },
  ]);
  const [first = 0, second = 0] = [products.get(1), products.get(2)];
  const mean = expect.closeTo((3000 * first + 4000 * second) / 7000, 12);
  const seller = await week.read(sellerReports.info, { sellerId: 1 });
  expect(seller?.sellerInfo.potentialProfitIndex).toEqual(mean);
  const inCategory = await week.read(sellerReports.categories, { sellerId: 1 });
  expect(inCategory?.sellerCategories[0]?.potentialProfitIndex).toEqual(mean);
  const ofBrand = await week.read(brandReports.sellers, { brandId: 1 });
  expect(ofBrand?.brandSellers.map((row) => row.potentialProfitIndex)).toEqual([
    mean,
    expect.closeTo(second, 12),
  ]);
  const all = await week.read(brandReports.categories, { brandId: 1 });
  expect(all?.brandCategories[0]?.potentialProfitIndex).toBeCloseTo(
    (3000 * first + 6000 * second) / 9000,
    12,
  );
});
