import { expect, test } from 'vitest';
import { simulateSignIn } from './simulation.ts';

// The short form of `pnpm simulate:sign-in`: a single block needs a second day to use up its guesses.
test.each([
  { blocks: 1, days: 2 },
  { blocks: 15, days: 1 },
  { blocks: 100, days: 1 },
])(
  'no known owner is locked out and no code is guessed, with $blocks attacking address blocks',
  async ({ blocks, days }) => {
    const { broken, guesses } = await simulateSignIn({ blocks, days });
    expect(broken).toEqual([]);
    expect(guesses).toBe(40);
  },
  600_000,
);
