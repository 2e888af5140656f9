import { expect, test } from 'vitest';
import { listTicks } from './list-ticks.ts';

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
