import { describe, expect, test } from 'vitest';
import {
  formatChange,
  formatCompact,
  formatCompactMoney,
  formatHhi,
  formatHundredths,
  formatIndex,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShare,
  formatRank,
  formatInteger,
  formatTenths,
} from './numbers.ts';

describe('Numbers are formatted in the Russian locale', () => {
  test('separates groups by no-break spaces and the fraction by a comma', () => {
    expect(formatNumber(1842614300)).toBe('1\u00a0842\u00a0614\u00a0300');
    expect(formatNumber(1284)).toBe('1\u00a0284');
    expect(formatNumber(12.5)).toBe('12,5');
  });

  test('writes a real minus sign and never a negative zero', () => {
    expect(formatNumber(-1284)).toBe('−1\u00a0284');
    expect(formatInteger(-0.2)).toBe('0');
  });

  test('formatInteger rounds to an integer', () => {
    expect(formatInteger(147_643.5)).toBe('147\u00a0644');
    expect(formatInteger(147_643.49)).toBe('147\u00a0643');
  });

  test('money is whole tenge with a no-break space before ₸', () => {
    expect(formatMoney(147_643.6)).toBe('147\u00a0644\u00a0₸');
  });

  test('a small percent has two significant digits, and 0 stays 0', () => {
    expect(formatPercent(0.005_71)).toBe('0,57\u202f%');
    expect(formatPercent(0.000_042)).toBe('0,0042\u202f%');
    expect(formatPercent(0.009_96)).toBe('1,0\u202f%');
    expect(formatPercent(0)).toBe('0,0\u202f%');
    expect(formatShare(0.0042)).toBe('0,0042');
    expect(formatShare(0)).toBe('0,0');
  });

  test('percent has one decimal and a narrow no-break space before the sign', () => {
    expect(formatPercent(0.0567)).toBe('5,7\u202f%');
    expect(formatPercent(1)).toBe('100,0\u202f%');
  });

  test.each([
    [0.042, '+4,2\u202f%'],
    [-0.006, '−0,6\u202f%'],
    [0, '0,0\u202f%'],
    [-0.0004, '0,0\u202f%'],
    [10.5, '+1\u00a0050,0\u202f%'],
  ])('formats a change of %d as %s', (change, text) => {
    expect(formatChange(change)).toBe(text);
  });

  test.each([
    [12_480, '12\u00a0480'],
    [999_999, '999\u00a0999'],
    [999_999.5, '1\u00a0млн'],
    [838_200_000, '838\u00a0млн'],
    [999_950_000, '1\u00a0млрд'],
    [1_842_614_300, '1,84\u00a0млрд'],
    [-1_842_614_300, '−1,84\u00a0млрд'],
  ])('formats %d compactly as %s', (value, text) => {
    expect(formatCompact(value)).toBe(text);
  });

  test('compact money keeps the sign of tenge', () => {
    expect(formatCompactMoney(1_842_614_300)).toBe('1,84\u00a0млрд\u00a0₸');
  });

  test('formats a rating with one decimal and a rank with its ending', () => {
    expect(formatTenths(5)).toBe('5,0');
    expect(formatRank(1204)).toBe('1\u00a0204-е\u00a0место');
  });

  test('truncates a concentration below a threshold', () => {
    expect(formatHhi(1499.9)).toBe('1\u00a0499');
    expect(formatHhi(1500)).toBe('1\u00a0500');
  });

  test.each([
    [0.548, '0,548'],
    [0.69999, '0,699'],
    [0.395, '0,395'],
    [0.2451, '0,245'],
  ])('an index %d that rounding would lift to the next level has three decimals: %s', (index, text) => {
    expect(formatIndex(index)).toBe(text);
  });

  test.each([
    [0.7, '0,70'],
    [0.57, '0,57'],
    [0.544, '0,54'],
    [0.577, '0,58'],
  ])('any other index %d is rounded: %s', (index, text) => {
    expect(formatIndex(index)).toBe(text);
    expect(formatHundredths(index)).toBe(text);
  });

  test.each([formatNumber, formatMoney, formatPercent, formatCompactMoney, formatRank, formatHhi])(
    'null is «—», never 0',
    (format) => {
      expect(format(null)).toBe('—');
      expect(format(0)).not.toBe('—');
    },
  );
});
