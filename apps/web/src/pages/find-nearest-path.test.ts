import { expect, test } from 'vitest';
import { findNearestPath } from './find-nearest-path.ts';

const known = ['/seller', '/sellers', '/brand', '/category-products'];

test.each([
  ['/seler', '/seller'],
  ['/sellerss', '/sellers'],
  ['/brnad', '/brand'],
  ['/category-product', '/category-products'],
  ['/category_products', '/category-products'],
  ['/zzz', undefined],
  ['/', undefined],
])('%s may mean %s', (path, expected) => {
  expect(findNearestPath(path, known)).toBe(expected);
});

test('a path of one or two letters is never similar to the home page', () => {
  expect(findNearestPath('/ab', ['/', '/a'])).toBe('/a');
  expect(findNearestPath('/ab', ['/'])).toBeUndefined();
});
