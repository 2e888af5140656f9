import { expect, test } from 'vitest';
import { listGridValues, listTicks } from './list-ticks.ts';

test.for([7, 9.9, 10, 4.1, 1, 123_456])('A scale up to %d has at least three round values', (to) => {
  expect(listTicks(0, to).length).toBeGreaterThanOrEqual(3);
  expect(listTicks(0, to)).not.toContain(0);
});

test('A scale has less than twice as many values as asked for', () => {
  expect(listTicks(0, 127)).toEqual([40, 80, 120]);
});

test('A narrow scale has round values inside its ends', () => {
  expect(listTicks(0.51, 0.63, 4)).toEqual([0.52, 0.54, 0.56, 0.58, 0.6, 0.62]);
});

test.for([
  [231_000_000, 287_000_000, true],
  [51, 149, true],
  [0.031, 0.0389, false],
  [1, 3, true],
  [9.1, 10.6, false],
  [101, 999, true],
] as const)('A trend from %d to %d has three or four grid lines', ([from, to, isWhole]) => {
  const values = listGridValues(from, to, { isWhole, format: String });
  expect(values.length).toBeGreaterThanOrEqual(3);
  expect(values.length).toBeLessThanOrEqual(4);
  expect(values.every((value) => value >= from && value <= to)).toBe(true);
});

test('A trend of ranks has no grid line between two ranks', () => {
  expect(listGridValues(1, 2, { isWhole: true, format: String })).toEqual([1, 2]);
});

test('No two grid lines of a trend have the same label', () => {
  const values = listGridValues(0.513, 0.521, { isWhole: false, format: (value) => value.toFixed(2) });
  expect(values.map((value) => value.toFixed(2))).toEqual(['0.51', '0.52']);
});
