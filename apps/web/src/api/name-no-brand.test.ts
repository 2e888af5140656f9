import { expect, test } from 'vitest';
import { examples } from '@vitrina/contract/examples';
import { nameNoBrand } from './name-no-brand.ts';

const named = { brandId: 7, brandTitle: 'No brand' };

test('brand 0 is named in the language of the app, in profiles and in lists', () => {
  const noBrand = { brandId: 0, brandTitle: 'No brand' };
  const body = {
    categoryTitle: 'No brand',
    productInfo: { ...examples.ProductInfo, ...noBrand },
    categoryBrands: [
      { ...examples.CategoryBrand, ...named },
      { ...examples.CategoryBrand, ...noBrand },
    ],
    assortmentGap: { count: 1, products: [noBrand] },
  };
  nameNoBrand(body);
  expect(body.categoryTitle).toBe('No brand');
  expect(body.productInfo.brandTitle).toBe('Без бренда');
  expect(body.categoryBrands.map(({ brandTitle }) => brandTitle)).toEqual(['No brand', 'Без бренда']);
  expect(body.assortmentGap.products).toEqual([{ brandId: 0, brandTitle: 'Без бренда' }]);
});

test('a list at the top of a body, an empty list and a body without brands stay what they are', () => {
  const rows = [{ ...named }, { brandId: 0, brandTitle: '' }];
  nameNoBrand(rows);
  expect(rows).toEqual([named, { brandId: 0, brandTitle: 'Без бренда' }]);
  for (const body of [[], {}, { sellerProducts: [] }, { weeks: [1, 2] }, null]) {
    const before = structuredClone(body);
    nameNoBrand(body);
    expect(body).toEqual(before);
  }
});
