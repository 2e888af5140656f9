import { expect, test } from 'vitest';
import { createScopeProductsPath } from './scope-products-path.ts';

test.each([
  ['/seller', 'categoryTitle', '/seller-products?sellerId=1&products.categoryTitle=X'],
  ['/seller2', 'brandTitle', '/seller-products?sellerId=1&products.brandTitle=X'],
  ['/brand-categories', 'categoryTitle', '/brand-products?brandId=2&products.categoryTitle=X'],
  ['/category', 'brandTitle', '/category-products?categoryId=3&products.brandTitle=X'],
  ['/category', 'sellerTitle', undefined],
  ['/categories', 'categoryTitle', undefined],
])('on %s the products that a row of a list by %s counts are at %s', (pathname, nameField, path) => {
  const ids = { sellerId: 1, brandId: 2, categoryId: 3 };
  expect(createScopeProductsPath({ [nameField]: 'X' }, nameField, pathname, ids)).toBe(path);
});

test('goods without a brand have no name to filter by', () => {
  expect(
    createScopeProductsPath({ brandTitle: '' }, 'brandTitle', '/seller', { sellerId: 1 }),
  ).toBeUndefined();
});
