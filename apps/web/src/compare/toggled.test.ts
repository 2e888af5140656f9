import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('A comparison with the week before stands after the revenue among columns that a person chose, else at their end', () => {
  const chosen = {
    'products.columns': 'brandTitle~revenue~minPrice',
    'brands.columns': 'salesCount',
    tab: 'x',
  };
  expect(toggled(chosen)).toEqual({
    compare: 'on',
    'products.columns': 'brandTitle~revenue~revenueDifference~revenueChange~minPrice',
    'brands.columns': 'salesCount~revenueDifference~revenueChange',
  });
  expect(toggled({ ...chosen, compare: 'on' })).toEqual({ compare: undefined });
});
