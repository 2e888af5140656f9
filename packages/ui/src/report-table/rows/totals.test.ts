import { describe, expect, test } from 'vitest';
import { createColumn, hasLowData, type TableRow } from '../columns/column.ts';
import { createColumnValues } from './column-values.ts';
import { computeTotal } from './totals.ts';

const rows: readonly TableRow[] = [
  {
    revenue: 1000,
    salesCount: 10,
    averagePrice: 100,
    shareRevenueFromSeller: 0.5,
    shareRevenueFromCategory: null,
  },
  {
    revenue: 900,
    salesCount: 1,
    averagePrice: 900,
    shareRevenueFromSeller: 0.45,
    shareRevenueFromCategory: 0.2,
  },
  {
    revenue: 100,
    salesCount: 0,
    averagePrice: 0,
    shareRevenueFromSeller: 0.05,
    shareRevenueFromCategory: 0.1,
  },
];
const sumUp = (field: Parameters<typeof createColumn>[0], indices = [0, 1]) =>
  computeTotal(
    createColumn(field),
    createColumnValues(rows, []),
    Uint32Array.from(indices),
    'shareRevenueFromSeller',
  );

describe('Totals of the filtered rows', () => {
  test('are sums of revenue and of sales', () => {
    expect(sumUp('revenue')).toBe(1900);
    expect(sumUp('salesCount', [0, 1, 2])).toBe(11);
  });

  test('are sums of offers, of those below the usual price and of their revenue; the deepest gap has none', () => {
    const sellers = [
      { belowCount: 2, offersCount: 36, revenueBelow: 375_230, deepestGap: -0.065 },
      { belowCount: 1, offersCount: 8, revenueBelow: 10_067_940, deepestGap: -0.054 },
    ];
    const computeSellerTotal = (field: Parameters<typeof createColumn>[0]) =>
      computeTotal(createColumn(field), createColumnValues(sellers, []), Uint32Array.of(0, 1), undefined);
    expect(computeSellerTotal('belowCount')).toBe(3);
    expect(computeSellerTotal('offersCount')).toBe(44);
    expect(computeSellerTotal('revenueBelow')).toBe(10_443_170);
    expect(computeSellerTotal('deepestGap')).toBeUndefined();
  });

  test('are the sum of revenue by the sum of sales for the average price', () => {
    expect(sumUp('averagePrice')).toBeCloseTo(1900 / 11, 10);
  });

  test('have no average price without sales', () => {
    expect(sumUp('averagePrice', [2])).toBeNull();
  });

  test('sum the summable share, in percent', () => {
    expect(sumUp('shareRevenueFromSeller', [0, 1, 2])).toBeCloseTo(100, 10);
  });

  test('count rows that left in the earlier revenue, so that the difference adds up to the present one', () => {
    const moved = createColumnValues(
      [
        { state: 'stayed', revenue: 500, revenueBefore: 400, revenueDifference: 100 },
        { state: 'left', revenue: null, revenueBefore: 30, revenueDifference: -30 },
      ],
      [],
    );
    const getTotal = (field: Parameters<typeof createColumn>[0]) =>
      computeTotal(createColumn(field), moved, Uint32Array.of(0, 1), undefined);
    expect([getTotal('revenueBefore'), getTotal('revenueDifference'), getTotal('revenue')]).toEqual([
      430, 70, 500,
    ]);
  });

  test('sum the products of categories and of brands, which have no product in common', () => {
    const counted = createColumnValues([{ productsCount: 3 }, { productsCount: 4 }], []);
    const getTotal = (name: string) =>
      computeTotal(createColumn('productsCount'), counted, Uint32Array.of(0, 1), undefined, name);
    expect(['categoryTitle', 'brandTitle', 'sellerTitle'].map(getTotal)).toEqual([7, 7, undefined]);
  });

  test('are empty for other shares and every other column', () => {
    expect(sumUp('shareRevenueFromCategory')).toBeUndefined();
    expect(sumUp('medianPrice')).toBeUndefined();
    expect(sumUp('potentialProfitIndex')).toBeUndefined();
  });

  test('are «—», not 0, over no rows', () => {
    expect(sumUp('revenue', [])).toBeNull();
  });
});

test('a row has low data under 10 sales', () => {
  expect(hasLowData({ salesCount: 9 })).toBe(true);
  expect(hasLowData({ salesCount: 10 })).toBe(false);
  expect(hasLowData({ revenue: 1 })).toBe(false);
});
