import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { findIndexSubject } from './index-subject.ts';

const address = { sellerId: 101, brandId: 7, categoryId: 31 };
const nobody = { sellerId: undefined, brandId: undefined, categoryId: undefined };

test.each([
  ['CategoryRow', '/categories', { origin: 'own', kind: 'category', id: 31 }],
  ['CategoryInfo', '/category', { origin: 'own', kind: 'category', id: 31 }],
  ['BrandRow', '/brands', { origin: 'own', kind: 'brand', id: 7 }],
  ['BrandInfo', '/brand', { origin: 'own', kind: 'brand', id: 7 }],
  ['ProductInfo', '/product', { origin: 'own', kind: 'product', id: 5001 }],
  ['SellerProduct', '/seller', { origin: 'own', kind: 'product', id: 5001 }],
  ['SellerInfo', '/seller', { ...nobody, origin: 'mean', sellerId: 101 }],
  ['SellerCategory', '/seller-categories', { ...nobody, origin: 'mean', sellerId: 101, categoryId: 31 }],
  ['SellerBrand', '/seller2', { ...nobody, origin: 'mean', sellerId: 101, brandId: 7 }],
  ['CategorySeller', '/category', { ...nobody, origin: 'mean', sellerId: 101, categoryId: 31 }],
  ['CategoryBrand', '/category-brands', { ...nobody, origin: 'mean', brandId: 7, categoryId: 31 }],
  ['BrandSeller', '/brand', { ...nobody, origin: 'mean', sellerId: 101, brandId: 7 }],
  ['BrandCategory', '/brand', { ...nobody, origin: 'mean', brandId: 7, categoryId: 31 }],
  ['SectionInfo', '/section', { origin: 'mean', isUnlisted: true }],
  ['SectionSeller', '/section', { origin: 'mean', isUnlisted: true }],
  ['SectionBrand', '/section', { origin: 'mean', isUnlisted: true }],
] as const)('the index of a %s on %s has its own origin', (name, pathname, expected) => {
  expect(findIndexSubject(examples[name], pathname, address)).toEqual(expected);
});
