import { expect, test } from 'vitest';
import { MINIMUM_AT, placePrice } from './position-layout.ts';

test('places an equal price on the minimum, a cheaper one left and a dearer one right', () => {
  expect(placePrice(0)).toEqual({ at: MINIMUM_AT, beyond: undefined });
  expect(placePrice(-0.03).at).toBeLessThan(MINIMUM_AT);
  expect(placePrice(0.05).at).toBeGreaterThan(MINIMUM_AT);
});

test('clips prices beyond the edges and flags them', () => {
  expect(placePrice(-0.5)).toEqual({ at: placePrice(-0.07).at, beyond: 'left' });
  expect(placePrice(0.3)).toEqual({ at: placePrice(0.12).at, beyond: 'right' });
});
