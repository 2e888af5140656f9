import { describe, expect, test } from 'vitest';
import { formatAge } from './age.ts';

const toDate = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('Age from a date', () => {
  test.each([
    ['2026-11-15', '2026-11-15', '0 мес.'],
    ['2026-10-16', '2026-11-15', '0 мес.'],
    ['2026-10-15', '2026-11-15', '1 мес.'],
    ['2025-11-16', '2026-11-15', '11 мес.'],
  ])('under one year gives «N мес.»: %s to %s is %s', (since, day, words) => {
    expect(plain(formatAge(since, toDate(day)))).toBe(words);
  });

  test.each([
    ['2025-11-15', '1 год'],
    ['2024-11-15', '2 года'],
    ['2022-11-15', '4 года'],
    ['2021-11-15', '5 лет'],
    ['2015-11-15', '11 лет'],
    ['2014-11-15', '12 лет'],
    ['2005-11-15', '21 год'],
    ['2004-11-15', '22 года'],
    ['1915-11-15', '111 лет'],
  ])('whole years use the Russian plural: since %s it is %s', (since, words) => {
    expect(plain(formatAge(since, toDate('2026-11-15')))).toBe(words);
  });

  test('whole years are followed by remaining months if any', () => {
    expect(plain(formatAge('2016-04-12', toDate('2026-11-15')))).toBe('10 лет 7 мес.');
    expect(plain(formatAge('2025-10-15', toDate('2026-11-15')))).toBe('1 год 1 мес.');
    expect(plain(formatAge('2025-11-14', toDate('2026-11-15')))).toBe('1 год');
  });

  test('a month shorter than the start day is full on its last day', () => {
    expect(plain(formatAge('2026-01-31', toDate('2026-02-27')))).toBe('0 мес.');
    expect(plain(formatAge('2026-01-31', toDate('2026-02-28')))).toBe('1 мес.');
    expect(plain(formatAge('2024-02-29', toDate('2025-02-28')))).toBe('1 год');
  });

  test.each(['', 'yesterday', '2026-13-01', '2026-02-30', '2026-11-16'])(
    'an invalid date, and one after the week’s end, gives «Неизвестно»: %j',
    (since) => {
      expect(formatAge(since, toDate('2026-11-15'))).toBe('Неизвестно');
    },
  );

  test('an invalid day to count from gives «Неизвестно»', () => {
    expect(formatAge('2026-11-15', new Date('never'))).toBe('Неизвестно');
  });
});
