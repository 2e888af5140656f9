import { expect, test } from 'vitest';
import { entityHref } from './paths.ts';

const hrefOf = (productKaspiLink: string | null) => entityHref({ productKaspiLink }, 'productName');

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://kaspi.kz/', '', null])(
  'a product whose address is %s has no link',
  (address) => {
    expect(hrefOf(address)).toBeUndefined();
  },
);

test('a product leads to its own page at Kaspi, a brand to its profile, goods without a brand nowhere', () => {
  expect(hrefOf('https://kaspi.kz/shop/p/1/')).toBe('https://kaspi.kz/shop/p/1/');
  expect(entityHref({ brandId: 7 }, 'brandTitle')).toBe('/brand?brandId=7');
  expect(entityHref({ brandId: 0 }, 'brandTitle')).toBeUndefined();
});
