import { expect, test } from 'vitest';
import { fitExponent } from './fit-exponent.ts';

test.each([
  ['constant', 0, [7, 7, 7]],
  ['linear', 1, [3, 9, 30]],
  ['quadratic', 2, [5, 45, 500]],
] as const)('%s growth has the exponent %i', (_, exponent, [first, second, third]) => {
  expect(
    fitExponent([
      [1, first],
      [3, second],
      [10, third],
    ]),
  ).toBeCloseTo(exponent);
});
