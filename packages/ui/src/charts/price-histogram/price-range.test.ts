import { expect, test } from 'vitest';
import { fieldKinds } from '../../fields/field-definition.ts';
import { createRangeTest } from '../../format/rounding.ts';
import { toBinRange, toPriceRange } from './price-range.ts';
import { computePriceBins } from './price-bins.ts';

const toSold = (...prices: readonly number[]) => prices.map((price) => ({ price, revenue: price }));

test.each([
  ['on the edges of steps', toSold(1000, 9_999, 10_000, 17_999, 18_000, 100_000, 560_000, 5_000_000)],
  ['with tiyns, read as the nearest tenge', toSold(999.5, 9_999.4, 9_999.5, 10_000.4, 17_999.99, 99_999.5)],
  ['of a few tenge', toSold(1, 1.4, 1.5, 2, 3, 3.5, 4, 5, 7, 10)],
])('a selected bar filters exactly the products it counts: prices %s', (_, products) => {
  const prices = computePriceBins(products);
  if (prices === null) throw new Error('No prices');
  expect(prices.bins.reduce((all, { count }) => all + count, 0)).toBe(products.length);
  for (const [place, { count }] of prices.bins.entries()) {
    const range = toPriceRange(prices, [place, place + 1], null);
    const passes = createRangeTest(range ?? { from: null, to: null }, fieldKinds.price.rounding);
    expect(products.filter(({ price }) => passes(price)).length, `bar ${place}`).toBe(count);
    expect(toBinRange(prices, range)).toEqual([place, place + 1]);
  }
});

test('a price typed within a bar selects that bar, and stays when the other end moves', () => {
  const prices = computePriceBins(toSold(1000, 10_000, 100_000));
  if (prices === null) throw new Error('No prices');
  const typed = { from: 10_000, to: 18_000 };
  const [from, to] = toBinRange(prices, typed) ?? [0, 0];
  expect(prices.edges[from]).toBe(10_000);
  expect(to % 1).toBeGreaterThan(0);
  expect(toPriceRange(prices, [from + 1, to], typed)?.to).toBe(18_000);
});
