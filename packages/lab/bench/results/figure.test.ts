import { expect, test } from 'vitest';
import { checkBound, type Figure, toExitCode } from './figure.ts';
import { formatText } from './format-figures.ts';

const slow: Figure = {
  point: 1,
  name: 'seller profile',
  unit: 'ms',
  value: 14,
  baseline: 10,
  ratio: 1.4,
  bound: { on: 'ratio', must: 'at most', limit: 1.3 },
};

test('a figure outside its bound fails, and the run exits with 1', () => {
  expect(checkBound(slow)).toBe('FAIL');
  expect(checkBound({ ...slow, ratio: 1.3 })).toBe('pass');
  expect(checkBound({ ...slow, bound: { on: 'ratio', must: 'at least', limit: 1.5 } })).toBe('FAIL');
  expect(checkBound({ ...slow, bound: { on: 'value', must: 'at most', limit: 14 } })).toBe('pass');
  expect(toExitCode([{ ...slow, ratio: 1.3 }, slow], false)).toBe(1);
  expect(toExitCode([{ ...slow, ratio: 1.3 }], false)).toBe(0);
});

test('a figure that was not measured fails', () => {
  const { ratio: _, ...unmeasured } = slow;
  expect(checkBound(unmeasured)).toBe('FAIL');
  expect(checkBound({ ...slow, ratio: Number.NaN })).toBe('FAIL');
});

test('a quick run exits with 0 although a bound is broken', () => {
  expect(toExitCode([slow], true)).toBe(0);
});

test('the table shows value, baseline, ratio, bound and result of each figure', () => {
  expect(formatText([slow]).split('\n')[1]).toBe(
    '1      seller profile  14 ms  10 ms     1.4    ≤ 1.3  FAIL',
  );
});
