import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const known = ['/seller', '/sellers', '/brand', '/category-products'];

test.each([
  ['/seler', '/seller'],
  ['/sellerss', '/sellers'],
  ['/brnad', '/brand'],
  ['/category-product', '/category-products'],
  ['/category_products', '/category-products'],
  ['/zzz', undefined],
  ['/', undefined],
])('whoever asks for %s may mean %s', (path, meant) => {
  expect(nearestPath(path, known)).toBe(meant);
});

test('of a path of one or two letters none is a misspelling', () => {
  expect(nearestPath('/ab', ['/', '/a'])).toBe('/a');
  expect(nearestPath('/ab', ['/'])).toBeUndefined();
});
