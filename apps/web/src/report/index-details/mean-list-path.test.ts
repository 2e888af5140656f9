import { expect, test } from 'vitest';
import { createMeanListPath } from './mean-list-path.ts';

const product = {
  productId: 5001,
  productName: 'Пылесос',
  potentialProfitIndex: 0.5,
  revenue: 10,
  brandTitle: 'Aylin',
  categoryTitle: 'Пылесосы',
};
const nobody = {
  origin: 'mean',
  scope: 'seller',
  sellerId: undefined,
  brandId: undefined,
  categoryId: undefined,
} as const;

const sold = { 'products.sort': '-potentialProfitIndex', 'products.salesCount': '1..' };

test.each([
  [{ sellerId: 101 }, '/seller-products', { sellerId: '101' }],
  [
    { sellerId: 101, categoryId: 31 },
    '/seller-products',
    { sellerId: '101', 'products.categoryTitle': 'Пылесосы' },
  ],
  [{ sellerId: 101, brandId: 7 }, '/seller-products', { sellerId: '101', 'products.brandTitle': 'Aylin' }],
  [{ brandId: 7, categoryId: 31 }, '/brand-products', { brandId: '7', 'products.categoryTitle': 'Пылесосы' }],
  [
    { brandId: 0, categoryId: 31 },
    '/category-products',
    { categoryId: '31', 'products.brandTitle': 'Aylin' },
  ],
])('the sold products of the mean of %o are a list of %s', (ids, path, params) => {
  const url = new URL(createMeanListPath({ ...nobody, ...ids }, product), 'http://app');
  expect(url.pathname).toBe(path);
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...params, ...sold });
});
