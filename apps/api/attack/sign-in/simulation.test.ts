import { expect, test } from 'vitest';
import { findBrokenPromises, simulateSignIn } from './simulation.ts';

test.each([1, 15, 1000])(
  'nobody who was here before is kept out, and nobody guesses a code, with %i attacking address blocks',
  async (blocks) => {
    const outcome = await simulateSignIn({ blocks, days: 2 });
    expect(findBrokenPromises(outcome)).toEqual([]);
    expect(outcome.guesses.unguarded + outcome.guesses.guarded).toBeGreaterThan(50);
  },
  120_000,
);
