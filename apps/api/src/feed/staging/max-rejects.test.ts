import { expect, test } from 'vitest';
import { parseMaxRejects } from './max-rejects.ts';

test.each([
  ['0.1%', 1, 1000, false],
  ['0.1%', 2, 1999, true],
  ['0.1%', 2, 2000, false],
  ['0.1%', 1, 999, true],
  ['0.7%', 7, 1000, false],
  ['0.29%', 29, 10_000, false],
  ['0%', 1, 10_000_000, true],
  ['0%', 0, 1, false],
  ['100%', 5, 5, false],
  ['0', 1, 10, true],
  ['20', 20, 20, false],
  ['20', 21, 1_000_000, true],
])('with %s, %d rejects of %d rows are too many: %s', (allowed, rejected, read, expected) => {
  expect(parseMaxRejects(allowed)(rejected, read)).toBe(expected);
});

test.each(['', '-1', '0.1', '101%', '100.1%', '1e1', '5 %', '%', 'many', '.5%', '1.%'])(
  '%j is no number of rejects',
  (allowed) => {
    expect(() => parseMaxRejects(allowed)).toThrow(
      `--max-rejects is ${JSON.stringify(allowed)}; it may be a share like 0.1% or a count like 20`,
    );
  },
);
