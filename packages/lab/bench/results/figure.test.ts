import { expect, test } from 'vitest';
import { atMost, atMostTimes, checkBound, type PointFigure, toExitCode } from './figure.ts';
import { formatText } from './format-figures.ts';

const slow: PointFigure = {
  point: 1,
  name: 'seller profile',
  unit: 'ms',
  value: 14,
  baseline: 10,
  bound: atMostTimes(1.3),
};

test('a figure outside its bound fails, and the run exits with 1', () => {
  expect(checkBound(slow)).toBe('FAIL');
  expect(checkBound({ ...slow, value: 13 })).toBe('pass');
  expect(checkBound({ ...slow, bound: atMost(14) })).toBe('pass');
  expect(checkBound({ ...slow, bound: atMost(13) })).toBe('FAIL');
  expect(toExitCode([{ ...slow, value: 13 }, slow], false)).toBe(1);
  expect(toExitCode([{ ...slow, value: 13 }], false)).toBe(0);
});

test('a figure that was not measured fails', () => {
  expect(checkBound({ ...slow, baseline: undefined })).toBe('FAIL');
  expect(checkBound({ ...slow, value: Number.NaN, bound: atMost(14) })).toBe('FAIL');
});

test('a quick run exits with 0 despite a broken bound', () => {
  expect(toExitCode([slow], true)).toBe(0);
});

test('the table shows value, baseline, ratio, bound and result of each figure', () => {
  expect(formatText([slow]).split('\n')[1]).toBe(
    '1      seller profile  14 ms  10 ms     1.4    ≤ 1.3  FAIL',
  );
});
