import { expect, test } from 'vitest';
import { toggleComparison } from './toggle-comparison.ts';

test('A comparison with the week before stands after the revenue among columns that a person chose, else at their end', () => {
  const chosen = {
    'products.columns': 'brandTitle~revenue~minPrice',
    'brands.columns': 'salesCount',
    tab: 'x',
  };
  expect(toggleComparison(chosen)).toEqual({
    compare: 'on',
    'products.columns': 'brandTitle~revenue~revenueDifference~revenueChange~minPrice',
    'brands.columns': 'salesCount~revenueDifference~revenueChange',
  });
  expect(toggleComparison({ ...chosen, compare: 'on' })).toEqual({ compare: undefined });
});
