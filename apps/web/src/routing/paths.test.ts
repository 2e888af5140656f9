import { expect, test } from 'vitest';
import { getRowHref } from './paths.ts';

const getHref = (productKaspiLink: string | null) => getRowHref({ productKaspiLink }, 'productName');

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://kaspi.kz/', '', null])(
  'a product whose address is %s has no link',
  (address) => {
    expect(getHref(address)).toBeUndefined();
  },
);

test('a product links to its card, or to its page on Kaspi where there are no cards, a brand to its profile; a missing brand has no link', () => {
  expect(getHref('https://kaspi.kz/shop/p/1/')).toBe('https://kaspi.kz/shop/p/1/');
  expect(
    getRowHref({ productId: 5, productKaspiLink: null }, 'productName', { hasCards: true, sellerId: 101 }),
  ).toBe('/product?productId=5&sellerId=101');
  expect(getRowHref({ brandId: 7 }, 'brandTitle')).toBe('/brand?brandId=7');
  expect(getRowHref({ brandId: 0 }, 'brandTitle')).toBeUndefined();
});
