import { expect, test } from 'vitest';
import { findConcentration, countEffectiveRivals } from './concentration.ts';

test.each([
  [0, 'Слабая концентрация'],
  [1499.999, 'Слабая концентрация'],
  [1500, 'Умеренная концентрация'],
  [2499.999, 'Умеренная концентрация'],
  [2500, 'Высокая концентрация'],
  [10_000, 'Высокая концентрация'],
])('an HHI of %d is «%s»', (hhi, label) => {
  expect(findConcentration(hhi).label).toBe(label);
});

test('the number of equal rivals is 10 000 / HHI', () => {
  expect(countEffectiveRivals(10_000)).toBe(1);
  expect(countEffectiveRivals(2500)).toBe(4);
  expect(countEffectiveRivals(null)).toBeNull();
});
