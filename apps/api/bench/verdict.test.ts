import { expect, test } from 'vitest';
import { exponentOf } from './scaling.ts';
import { asText } from './table.ts';
import { exitCodeOf, type Figure, verdict } from './verdict.ts';

const slow: Figure = {
  point: 1,
  name: 'a profile',
  unit: 'ms',
  ours: 14,
  limit: 10,
  ratio: 1.4,
  bound: { on: 'ratio', must: 'at most', value: 1.3 },
};

test('a figure that falls short of its bound fails, and with it the run', () => {
  expect(verdict(slow)).toBe('FAIL');
  expect(verdict({ ...slow, ratio: 1.3 })).toBe('pass');
  expect(verdict({ ...slow, bound: { on: 'ratio', must: 'at least', value: 1.5 } })).toBe('FAIL');
  expect(verdict({ ...slow, bound: { on: 'ours', must: 'at most', value: 14 } })).toBe('pass');
  expect(exitCodeOf([{ ...slow, ratio: 1.3 }, slow], false)).toBe(1);
  expect(exitCodeOf([{ ...slow, ratio: 1.3 }], false)).toBe(0);
});

test('a figure that could not be told falls short', () => {
  const { ratio: _, ...untold } = slow;
  expect(verdict(untold)).toBe('FAIL');
  expect(verdict({ ...slow, ratio: Number.NaN })).toBe('FAIL');
});

test('a quick run judges no times', () => {
  expect(exitCodeOf([slow], true)).toBe(0);
});

test('the table says figure, limit, ratio, bound and verdict', () => {
  expect(asText([slow]).split('\n')[1]).toBe('1      a profile  14 ms  10 ms  1.4    ≤ 1.3  FAIL');
});

test('growth is told by its exponent', () => {
  expect(
    exponentOf([
      [1, 3],
      [3, 9],
      [10, 30],
    ]),
  ).toBeCloseTo(1);
  expect(
    exponentOf([
      [1, 5],
      [3, 45],
      [10, 500],
    ]),
  ).toBeCloseTo(2);
  expect(
    exponentOf([
      [1, 7],
      [3, 7],
      [10, 7],
    ]),
  ).toBeCloseTo(0);
});
