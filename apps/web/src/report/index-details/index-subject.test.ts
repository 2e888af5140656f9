import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { findIndexSubject } from './index-subject.ts';

const address = { sellerId: 101, brandId: 7, categoryId: 31 };
const nobody = { sellerId: undefined, brandId: undefined, categoryId: undefined };

test.each([
  ['CategoryRow', '/categories', { origin: 'own', kind: 'category', id: 31, scope: 'week' }],
  ['CategoryInfo', '/category', { origin: 'own', kind: 'category', id: 31, scope: 'week' }],
  ['BrandRow', '/brands', { origin: 'own', kind: 'brand', id: 7, scope: 'week' }],
  ['BrandInfo', '/brand', { origin: 'own', kind: 'brand', id: 7, scope: 'week' }],
  ['ProductInfo', '/product', { origin: 'own', kind: 'product', id: 5001, scope: 'week' }],
  ['SellerProduct', '/seller', { origin: 'own', kind: 'product', id: 5001, scope: 'week' }],
  ['SellerInfo', '/seller', { ...nobody, origin: 'mean', sellerId: 101, scope: 'week' }],
  [
    'SellerCategory',
    '/seller-categories',
    { ...nobody, origin: 'mean', sellerId: 101, categoryId: 31, scope: 'seller' },
  ],
  ['SellerBrand', '/seller2', { ...nobody, origin: 'mean', sellerId: 101, brandId: 7, scope: 'seller' }],
  [
    'CategorySeller',
    '/category',
    { ...nobody, origin: 'mean', sellerId: 101, categoryId: 31, scope: 'category' },
  ],
  [
    'CategoryBrand',
    '/category-brands',
    { ...nobody, origin: 'mean', brandId: 7, categoryId: 31, scope: 'category' },
  ],
  ['BrandSeller', '/brand', { ...nobody, origin: 'mean', sellerId: 101, brandId: 7, scope: 'brand' }],
  ['BrandCategory', '/brand', { ...nobody, origin: 'mean', brandId: 7, categoryId: 31, scope: 'brand' }],
  ['SectionInfo', '/section', { origin: 'mean', isUnlisted: true, scope: undefined }],
  ['SectionSeller', '/section', { origin: 'mean', isUnlisted: true, scope: 'section' }],
  ['SectionBrand', '/section', { origin: 'mean', isUnlisted: true, scope: 'section' }],
] as const)('the index of a %s on %s has its own origin', (name, pathname, expected) => {
  expect(findIndexSubject(examples[name], pathname, address)).toEqual(expected);
});
