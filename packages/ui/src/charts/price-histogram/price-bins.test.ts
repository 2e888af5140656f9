import { describe, expect, test } from 'vitest';
import { toBinPosition, computePriceBins } from './price-bins.ts';

const toSold = (...prices: readonly number[]) => prices.map((price) => ({ price, revenue: 10 * price }));

describe('Price bins', () => {
  test('contain every product with a price and its revenue', () => {
    const found = computePriceBins(toSold(990, 1000, 5490, 24_990, 100_000, 1_299_990));
    expect(found?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(found?.bins.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(14_324_600);
  });

  test('have round edges and are at most 28', () => {
    const found = computePriceBins(toSold(90, 5_000_000));
    expect(found?.bins.length).toBeLessThanOrEqual(28);
    for (const edge of found?.edges ?? []) expect(Number(edge.toPrecision(2))).toBe(edge);
  });

  test('put a price on an edge into the bin that starts there', () => {
    const found = computePriceBins(toSold(1000, 10_000, 100_000));
    expect(found?.bins.find(({ from }) => from === 10_000)?.count).toBe(1);
  });

  test('omit a price of 0: unknown', () => {
    expect(computePriceBins(toSold(0, 0))).toBeNull();
    expect(computePriceBins(toSold(0, 100, 300))?.median).toBe(200);
  });

  test('a single price has one bin', () => {
    const found = computePriceBins(toSold(5000));
    expect(found?.bins.filter(({ count }) => count === 1)).toHaveLength(1);
  });

  test('give every price a position, clamped to the edges', () => {
    expect(toBinPosition([10, 100, 1000], 100)).toBe(1);
    expect(toBinPosition([10, 100, 1000], 10 ** 1.5)).toBeCloseTo(0.5);
    expect(toBinPosition([10, 100, 1000], 5)).toBe(0);
    expect(toBinPosition([10, 100, 1000], 9999)).toBe(2);
  });
});
